import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import { startingValues } from './startingValues.ts';

const label = 'A field';
const today = '2026-11-15';

function starting(fields: Field[], address: Record<string, string[]> = {}, wanted?: (id: string) => boolean) {
  const definition: FormDefinition = { format: 2, pages: [{ id: 'page1', label, fields }] };
  const form = compileForm(definition);
  assert.ok(form.ok);
  return Object.fromEntries(startingValues(form.value, new Map(Object.entries(address)), today, wanted));
}

const fields: Field[] = [
  { id: 'field1', type: 'one_line_input', label, default: 'Anna' },
  { id: 'field2', type: 'date', label, default: 'today+7' },
  { id: 'field3', type: 'slider', label, default: 0.5, min: 0, max: 1, step: 0.1 },
  { id: 'field4', type: 'address', label, default_country: 'DE' },
  {
    id: 'field5',
    type: 'multiple_choice',
    label,
    multiple: true,
    default: ['a', 'b'],
    options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
  },
  { id: 'field6', type: 'hidden', label, parameter: 'utm_source', default: 'direct' },
];

test('the form’s defaults are the initial values', () => {
  assert.deepEqual(starting(fields), {
    field1: ['Anna'],
    field2: ['2026-11-22'],
    field3: ['0.5'],
    'field4.country': ['DE'],
    field5: ['a', 'b'],
    field6: ['direct'],
  });
});

test('values from the page’s address override the defaults', () => {
  const address = {
    field1: ['Bea'],
    'field4.city': ['Bonn'],
    field5: ['c'],
    field6: ['not its parameter'],
    utm_source: ['letter'],
    other: ['x'],
  };
  assert.deepEqual(starting(fields, address), {
    field1: ['Bea'],
    field2: ['2026-11-22'],
    field3: ['0.5'],
    'field4.city': ['Bonn'],
    field5: ['c'],
    field6: ['letter'],
  });
});

test('the address names fields by key too, and the id wins', () => {
  const keyed: Field[] = [
    { id: 'field1', key: 'person', type: 'one_line_input', label, default: 'Anna' },
    { id: 'field2', key: 'home', type: 'address', label },
    { id: 'field3', key: 'source', type: 'hidden', label },
    { id: 'field4', key: 'mail', type: 'email', label },
  ];
  const address = {
    person: ['Bea'],
    'home.city': ['Bonn'],
    source: ['letter'],
    mail: ['a@b.de'],
    field4: ['c@d.de'],
  };
  assert.deepEqual(starting(keyed, address), {
    field1: ['Bea'],
    'field2.city': ['Bonn'],
    field3: ['letter'],
    field4: ['c@d.de'],
  });
});

test('calculated fields and files get no initial value', () => {
  const others: Field[] = [
    { id: 'field1', type: 'hidden', label, formula: '1 + 1' },
    { id: 'field2', type: 'rich_text', label, text: 'Words' },
    { id: 'field3', type: 'file_upload', label },
    { id: 'field4', type: 'credit_card', label, currency: 'EUR', amount: '1' },
    { id: 'field5', type: 'slider', label, default: 1 },
  ];
  const address = Object.fromEntries(others.slice(0, 4).map(({ id }) => [id, ['x']]));
  assert.deepEqual(starting(others, address), { field5: ['1'] });
});

test('only what is wanted: the fields that the visitor meets for the first time', () => {
  assert.deepEqual(
    starting(fields, {}, (id) => id === 'field2'),
    { field2: ['2026-11-22'] },
  );
});
