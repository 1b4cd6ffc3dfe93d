import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { exportedRow, type Item } from '../testing/sampleForm.ts';
import { plainLayout } from '../testing/survey.ts';
import { exportTable } from './exportTable.ts';

const ticket = (day: number, more: object = { show_prices: true }): Field => ({
  id: 'field1',
  type: 'multiple_choice',
  label: 'Ticket',
  multiple: true,
  options: [
    { value: 'day', label: 'Day', price: day },
    { value: 'meal', label: 'Meal', price: 8.9 },
  ],
  other: { price: 1 },
  ...more,
});
const sum: Field = { id: 'field2', type: 'hidden', label: 'Sum', formula: 'field1 * 2' };
const written: Field = { id: 'field3', type: 'hidden', label: 'Written', formula: 'money(field1)' };
const text: Field = { id: 'field4', type: 'rich_text', label: 'Text', text: 'You pay [money(field2)].' };

const formOf = (...fields: Field[]): FormDefinition => ({
  format: 2,
  currency: 'EUR',
  language: 'de',
  pages: [{ id: 'page1', label: '', fields }],
});
const chose = (...values: string[]): Item => [
  'field1',
  'multiple_choice',
  'options',
  values.map((value) => ({ value, label: { day: 'Day', meal: 'Meal' }[value] ?? 'Other' })),
];

/** The columns after those about the response, and the cells of one answered with version 2 and one with version 1. */
function exported(options: 'columns' | 'joined', before: FormDefinition, now: FormDefinition, items: Item[]) {
  const versions = [
    { version: 2, definition: now, isImported: false },
    { version: 1, definition: before, isImported: false },
  ];
  const { columns, cellsOf } = exportTable(versions, { ...plainLayout, options });
  const own = columns
    .map(({ fieldId }, index) => ({ fieldId, index }))
    .filter(({ fieldId }) => fieldId !== '');
  const cells = (version: number) => {
    const all = cellsOf(exportedRow(version, version, items));
    return Object.fromEntries(own.map(({ index }) => [columns[index]?.name, all[index]]));
  };
  return { columns: own.map(({ index }) => columns[index]), now: cells(2), before: cells(1) };
}

for (const options of ['columns', 'joined'] as const)
  test(`what an answer costs is a number of its own, by the prices of its version (${options})`, () => {
    const { columns, now, before } = exported(options, formOf(ticket(100)), formOf(ticket(120)), [
      chose('day', 'meal', 'A cushion'),
    ]);
    const price = columns.at(-1);
    assert.equal(price?.name, 'field1_price');
    assert.equal(price.label, 'Ticket: price (EUR)');
    assert.equal(price.kind, 'number');
    assert.equal(now.field1_price, 129.9);
    assert.equal(before.field1_price, 109.9);
    assert.equal(now.field1_other_text, 'A cushion');
  });

test('prices that visitors do not see have no column', () => {
  const points = formOf(ticket(1, {}));
  const { columns } = exported('joined', points, points, [chose('day')]);
  assert.deepEqual(
    columns.map((column) => column?.name),
    ['field1', 'field1_other_text'],
  );
});

test('totals are numbers, and amounts in texts are as the visitor read them', () => {
  const form = formOf(ticket(120), sum, written, text);
  const { columns, now } = exported('joined', form, form, [
    chose('day'),
    ['field2', 'hidden', 'string', '1240.5'],
    ['field3', 'hidden', 'string', 'EUR 120.00'],
    ['field4', 'rich_text', 'string', 'You pay EUR 1240.50.'],
  ]);
  const kinds = Object.fromEntries(columns.map((column) => [column?.name, column?.kind]));
  assert.equal(kinds.field2, 'number');
  assert.equal(now.field2, 1240.5);
  assert.equal(now.field3, '120,00\u00a0€');
  assert.equal(kinds.field3_amount, 'number');
  assert.equal(now.field3_amount, 120);
  assert.equal(now.field4, 'You pay 1.240,50\u00a0€.');
});
