import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { formSize } from './formSize.ts';

function withFields(fields: Field[], rest: Partial<FormDefinition> = {}): FormDefinition {
  return { format: 2, pages: [{ id: 'page1', label: '', fields }], ...rest };
}

const option = (value: string) => ({ value, label: '' });

test('options, cells and countries are inputs of the page', () => {
  const inputsOf = (field: Field) => formSize(withFields([field])).inputs;
  const base = { id: 'field1', label: '' };
  assert.equal(inputsOf({ ...base, type: 'comment' }), 1);
  assert.equal(inputsOf({ ...base, type: 'dropdown', options: [option('a'), option('b')] }), 3);
  const columns = [
    { id: 'column1', label: '' },
    { id: 'column2', label: '', type: 'choice' as const, options: [option('a'), option('b')] },
  ];
  assert.equal(inputsOf({ ...base, type: 'table_entry', columns, max_rows: 100 }), 100 * (1 + 3));
  assert.equal(inputsOf({ ...base, type: 'table_entry', columns }), 20 * (1 + 3));
  const rows = [{ id: 'row1', label: '' }];
  assert.equal(inputsOf({ ...base, type: 'table_entry', columns, rows }), 4);
  assert.ok(inputsOf({ ...base, type: 'address' }) > 200);
  assert.equal(inputsOf({ ...base, type: 'address', countries: ['DE', 'AT'] }), 8);
});

test('conditions count with their groups, and actions of rules and workflows apart', () => {
  const when = {
    any: [
      { field: 'field1', operator: 'is_empty' as const },
      { formula: 'field1 + 2', operator: 'is' as const, value: 3 },
    ],
  };
  const size = formSize(
    withFields([], {
      logic: [{ when, do: [{ action: 'show', field: 'field1' }] }],
      workflows: [
        {
          id: 'w',
          trigger: 'response',
          when: { field: 'field1', operator: 'is_empty' },
          do: [{ id: 'a', type: 'webhook', url: 'https://example.org' }],
        },
      ],
    }),
  );
  const { conditions, actions, deliveries, terms } = size;
  assert.deepEqual(
    { conditions, actions, deliveries, terms },
    { conditions: 4, actions: 1, deliveries: 1, terms: 3 },
  );
});

test('terms are counted in formulas and in texts, and links are none', () => {
  const title = 'Hello [concat(field1, "a, b")], see [our terms](https://example.org)';
  assert.equal(formSize(withFields([], { title })).terms, 6);
});

test('characters are counted by language and without pictures', () => {
  const source = `data:image/png;base64,${'A'.repeat(1000)}`;
  const { characters, allCharacters } = formSize({
    pages: [],
    theme: { logo: { source } },
    title: 'x'.repeat(10),
    translations: { de: { title: 'x'.repeat(15) }, fr: { title: 'x'.repeat(5) } },
  });
  assert.deepEqual({ characters, allCharacters }, { characters: 15, allCharacters: 30 });
});

test('anything can be measured, however crafted, in time that grows with its length', () => {
  let deep: unknown = {};
  for (let depth = 0; depth < 20_000; depth += 1) deep = { all: [deep] };
  const crafted = [
    null,
    5,
    'text',
    [],
    deep,
    { pages: [null, { fields: [null, 5, { type: 'table_entry' }] }] },
  ];
  for (const each of crafted) formSize(each);
  assert.equal(formSize({ pages: [{ fields: [{ formula: '"'.repeat(1_000_000) }] }] }).terms, 1_000_000);
  assert.equal(formSize({ title: '['.repeat(1_000_000) }).terms, 0);
});
