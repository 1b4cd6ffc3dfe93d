import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isObject } from '#kit/isObject.ts';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { isPlaceholder, unwrittenLists, withNamedPlaceholders, withoutPlaceholders } from './placeholders.ts';

const option = (number: number, label = '') => ({ value: `option${number}`, label });

function formWith(fields: object[], others: object = {}): FormDefinition {
  return {
    format: 2,
    pages: [{ id: 'page1', label: '', fields: fields as Field[] }],
    ...others,
  } as FormDefinition;
}

function choice(...options: object[]) {
  return { id: 'field1', type: 'multiple_choice', label: 'Day', options };
}

function listOf(form: FormDefinition, name: string): unknown {
  const field: unknown = form.pages[0]?.fields[0];
  return isObject(field) ? field[name] : undefined;
}

test('options that nobody wrote are left out, and the others stay as they are', () => {
  const form = formWith([choice(option(1, 'Saturday'), option(2), option(3, 'Sunday'), option(4, '  '))]);
  assert.deepEqual(listOf(withoutPlaceholders(form), 'options'), [
    option(1, 'Saturday'),
    option(3, 'Sunday'),
  ]);
  const whole = formWith([choice(option(1, 'Saturday'))]);
  assert.equal(withoutPlaceholders(whole), whole);
});

test('an option that means something without a label stays', () => {
  const options = [
    option(1, 'Saturday'),
    { value: 'sunday', label: '' },
    { value: 'option3', label: '', image: 'sun.png' },
    { value: 'option4', label: '', price: 5 },
  ];
  const form = formWith([choice(...options)]);
  assert.equal(withoutPlaceholders(form), form);
  assert.deepEqual(options.map(isPlaceholder), [false, false, false, false]);
});

test('an option that a rule, a default or a formula names stays', () => {
  const rule = {
    when: { field: 'field1', operator: 'is', value: 'option2' },
    do: [{ action: 'show', field: 'field2' }],
  };
  const fields = [choice(option(1, 'Saturday'), option(2))];
  for (const form of [
    formWith(fields, { logic: [rule] }),
    formWith([{ ...fields[0], default: ['option2'] }]),
    formWith([
      ...fields,
      { id: 'field2', type: 'slider', label: '', formula: 'if(chosen(field1, "option2"), 1, 2)' },
    ]),
  ])
    assert.deepEqual(listOf(withoutPlaceholders(form), 'options'), fields[0]?.options);
  const other = { ...rule, when: { ...rule.when, field: 'field3' } };
  assert.deepEqual(listOf(withoutPlaceholders(formWith(fields, { logic: [other] })), 'options'), [
    option(1, 'Saturday'),
  ]);
});

test('a list without a word stays, and says so', () => {
  const form = formWith([choice(option(1), option(2))]);
  assert.equal(withoutPlaceholders(form), form);
  assert.deepEqual(unwrittenLists(choice(option(1), option(2)) as unknown as Field), ['options']);
  assert.deepEqual(unwrittenLists(choice(option(1, 'Saturday'), option(2)) as unknown as Field), []);
});

test('columns and rows follow, and are shown by their number', () => {
  const table = {
    id: 'field1',
    type: 'table_entry',
    label: 'Stand',
    columns: [
      { id: 'column1', label: 'Meal' },
      { id: 'column2', label: '' },
    ],
    rows: [
      { id: 'row1', label: '' },
      { id: 'row2', label: 'Friday' },
    ],
  };
  const form = withoutPlaceholders(formWith([table]));
  assert.deepEqual(listOf(form, 'columns'), [{ id: 'column1', label: 'Meal' }]);
  assert.deepEqual(listOf(form, 'rows'), [{ id: 'row2', label: 'Friday' }]);
  const words = { option: 'Option {number}', column: 'Column {number}', row: 'Row {number}' };
  const shown = withNamedPlaceholders(table as unknown as Field, words) as unknown as typeof table;
  assert.deepEqual(
    [...shown.columns, ...shown.rows].map(({ label }) => label),
    ['Meal', 'Column 2', 'Row 1', 'Friday'],
  );
});
