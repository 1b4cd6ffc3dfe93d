import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableAnswer } from '../../value/answer.ts';
import { context } from '../testing/context.ts';
import { tableEntry } from './behaviour.ts';
import type { TableEntryField } from './settings.ts';

/** Rows that the visitor adds. */
const guests: TableEntryField = {
  id: 'field9',
  type: 'table_entry',
  label: 'Your guests',
  columns: [
    { id: 'column1', label: 'Name', required: true },
    { id: 'column2', label: 'Age', type: 'number' },
    {
      id: 'column3',
      label: 'Meal',
      type: 'choice',
      options: [
        { value: 'veg', label: 'Vegetables' },
        { value: 'fish', label: 'veg' },
      ],
    },
    { id: 'column4', label: 'Comes by car', type: 'checkbox' },
  ],
};

/** Fixed rows. */
const opinion: TableEntryField = {
  id: 'field9',
  type: 'table_entry',
  label: 'How was it?',
  columns: [
    { id: 'column1', label: 'Good', type: 'checkbox' },
    { id: 'column2', label: 'Why' },
  ],
  rows: [
    { id: 'row1', label: 'Food' },
    { id: 'row2', label: 'Music' },
  ],
};

function sent(cells: Record<string, string>): Map<string, string[]> {
  return new Map(Object.entries(cells).map(([place, text]) => [`field9.${place}`, [text]]));
}

function readNormalised(field: TableEntryField, value: unknown): TableAnswer | undefined {
  const reading = tableEntry.readJson(field, value, context);
  assert.ok('answer' in reading && reading.answer !== undefined);
  return tableEntry.normalise(field, reading.answer);
}

const malformed = { fault: { code: 'malformed' } };

test('cells come under row and column; rows that were taken away leave no gap, blank ones are dropped', () => {
  const values = sent({
    '0.0': 'Anna',
    '0.3': 'yes',
    '2.0': ' ',
    '10.0': 'Ben',
    '7.0': 'Carl',
    '7.1': '07.50',
  });
  const reading = tableEntry.readForm(guests, values, context);
  assert.ok('answer' in reading && reading.answer !== undefined);
  assert.deepEqual(tableEntry.normalise(guests, reading.answer), {
    rows: [
      ['Anna', '', '', 'yes'],
      ['Carl', '7.5', '', ''],
      ['Ben', '', '', ''],
    ],
  });
  assert.deepEqual(tableEntry.readForm(guests, sent({ '0.0': '', '1.1': ' ' }), context), {
    answer: undefined,
  });
  // A button's name, another field's cell, and a malformed cell name.
  const others = new Map([
    ['field9.add', ['1']],
    ['field99.0.0', ['x']],
    ['field9.0.0.0', ['x']],
  ]);
  assert.deepEqual(tableEntry.readForm(guests, others, context), { answer: undefined });
});

test('a matrix has all its rows, also the empty ones', () => {
  const reading = tableEntry.readForm(opinion, sent({ '1.1': 'Too loud' }), context);
  assert.deepEqual(reading, {
    answer: {
      rows: [
        ['', ''],
        ['', 'Too loud'],
      ],
    },
  });
  assert.deepEqual(readNormalised(opinion, { rows: [[true]] }), {
    rows: [
      ['yes', ''],
      ['', ''],
    ],
  });
  assert.deepEqual(tableEntry.readForm(opinion, sent({ '2.0': 'yes' }), context), malformed);
  assert.deepEqual(tableEntry.readJson(opinion, { rows: [[], [], ['']] }, context), malformed);
});

test('JSON gives rows of texts, numbers and truths; more cells than columns are refused', () => {
  assert.deepEqual(
    readNormalised(guests, { rows: [['Anna', 1e-7, 'veg', true], [], ['Ben', null, undefined, false]] }),
    {
      rows: [
        ['Anna', '0.0000001', 'veg', 'yes'],
        ['Ben', '', '', ''],
      ],
    },
  );
  for (const nothing of [null, '', [], {}, { rows: [] }, { rows: [[], ['']] }])
    assert.deepEqual(tableEntry.readJson(guests, nothing, context), { answer: undefined });
  for (const wrong of [
    { rows: [['a', '', '', '', '']] },
    { rows: ['a'] },
    { rows: 'a' },
    { rows: [[true]] },
    { rows: [[['a']]] },
    { rows: [['a', Number.NaN]] },
    [['a']],
    'a',
  ])
    assert.deepEqual(tableEntry.readJson(guests, wrong, context), malformed);
  assert.deepEqual(tableEntry.readForm(guests, sent({ '0.4': 'x' }), context), malformed);
});

test('a box is checked or not, in several spellings', () => {
  const cell = (text: string) => tableEntry.normalise(opinion, { rows: [[text, 'x']] })?.rows[0]?.[0];
  for (const word of ['yes', 'YES', 'on', 'true', '1']) assert.equal(cell(word), 'yes');
  for (const word of ['', 'no', 'off', 'False', '0']) assert.equal(cell(word), '');
  assert.equal(cell('maybe'), 'maybe');
});

test('a fault names the row, counted from 1, and the heading of the column', () => {
  const check = (rows: string[][], field = guests) => tableEntry.validate(field, { rows }, context);
  assert.equal(check([['Anna', '7', 'veg', 'yes']]), undefined);
  assert.deepEqual(
    check([
      ['Anna', '', '', ''],
      ['', '7', '', ''],
    ]),
    {
      code: 'cell_missing',
      parameters: { row: 2, column: 'Name' },
    },
  );
  const invalid = (column: string) => ({ code: 'cell_invalid', parameters: { row: 1, column } });
  assert.deepEqual(check([['Anna', 'seven', '', '']]), invalid('Age'));
  assert.deepEqual(check([['Anna', '', 'Vegetables', '']]), invalid('Meal'));
  assert.deepEqual(check([['Anna', '', '', 'maybe']]), invalid('Comes by car'));
  assert.deepEqual(check([['a'.repeat(1001), '', '', '']]), invalid('Name'));
  const typed = (type: 'date' | 'time' | 'email', text: string) =>
    check([[text]], { ...guests, columns: [{ id: 'column1', label: 'Typed', type }] });
  for (const [type, good, bad] of [
    ['date', '2024-02-29', '2023-02-29'],
    ['time', '09:30', '24:00'],
    ['email', 'a@example.org', 'a@'],
  ] as const) {
    assert.equal(typed(type, good), undefined);
    assert.deepEqual(typed(type, bad), invalid('Typed'));
  }
});

test('the number of rows is bounded where the visitor adds them', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ['Anna', '', '', '']);
  const check = (settings: Partial<TableEntryField>, count: number) =>
    tableEntry.validate({ ...guests, ...settings }, { rows: rows(count) }, context);
  assert.equal(check({}, 20), undefined);
  assert.deepEqual(check({}, 21), { code: 'too_many_rows', parameters: { max: 20 } });
  assert.deepEqual(check({ max_rows: 2 }, 3)?.parameters, { max: 2 });
  assert.deepEqual(check({ min_rows: 2 }, 1), { code: 'too_few_rows', parameters: { min: 2 } });
  assert.deepEqual(tableEntry.readJson(guests, { rows: rows(501) }, context), {
    fault: { code: 'too_many_rows', parameters: { max: 20 } },
  });
});

test('people and the API read labels, and labels become values again', () => {
  const answer = {
    rows: [
      ['Anna', '7', 'veg', 'yes'],
      ['Ben', '', 'fish', ''],
    ],
  };
  const value = tableEntry.printValue(guests, answer);
  assert.equal(
    JSON.stringify(value),
    '{"headers":["Name","Age","Meal","Comes by car"],' +
      '"rows":[["Anna","7","Vegetables","yes"],["Ben","","veg",""]]}',
  );
  assert.deepEqual(tableEntry.readValue(guests, value), answer);
  assert.equal(tableEntry.printCell(guests, answer), 'Anna | 7 | Vegetables | yes\nBen |  | veg | ');
  assert.equal(tableEntry.asNumber(guests, answer), '2');
});

test('a matrix is printed with its labels as a column without a heading', () => {
  const answer = {
    rows: [
      ['yes', ''],
      ['', 'Too loud'],
    ],
  };
  const value = tableEntry.printValue(opinion, answer);
  assert.equal(
    JSON.stringify(value),
    '{"headers":["","Good","Why"],"rows":[["Food","yes",""],["Music","","Too loud"]]}',
  );
  assert.deepEqual(tableEntry.readValue(opinion, value), answer);
  assert.equal(tableEntry.printText(opinion, answer), 'Food | yes | \nMusic |  | Too loud');
});

test('a stored table of another shape is not one of this field', () => {
  const headers = ['Name', 'Age', 'Meal', 'Comes by car'];
  for (const wrong of [
    null,
    [],
    { headers, rows: [] },
    { headers: ['Name'], rows: [['Anna']] },
    { headers, rows: [['Anna']] },
    { headers, rows: [['Anna', 7, '', '']] },
    { rows: [['Anna', '', '', '']] },
  ])
    assert.equal(tableEntry.readValue(guests, wrong), undefined);
  assert.equal(
    tableEntry.readValue(opinion, { headers: ['', 'Good', 'Why'], rows: [['Food', '', '']] }),
    undefined,
  );
});

test('what was sent is gone through once, however many tables there are', () => {
  let times = 0;
  class Counted extends Map<string, string[]> {
    override [Symbol.iterator]() {
      times += 1;
      return super[Symbol.iterator]();
    }
  }
  const values = new Counted([
    ['field1.0.0', ['first']],
    ['field2.0.0', ['second']],
    ['field2.5.0', ['third']],
    ['field2.add', ['']],
    ['field2.0', ['no cell']],
  ]);
  const columns = [{ id: 'column1', label: 'A' }];
  const rowsOf = (id: string) =>
    tableEntry.readForm({ id, type: 'table_entry', label: 'A table', columns }, values, context);
  assert.deepEqual(rowsOf('field1'), { answer: { rows: [['first']] } });
  assert.deepEqual(rowsOf('field2'), { answer: { rows: [['second'], ['third']] } });
  assert.deepEqual(rowsOf('field3'), { answer: undefined });
  assert.equal(times, 1);
});
