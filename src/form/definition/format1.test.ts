import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definition as schema } from '../schema/definition.ts';
import { fieldTypes } from '../value/kinds.ts';
import { v1PagesOf, v2FieldsOf, v2PagesOf } from './apiView.ts';
import { openDefinition } from './document.ts';
import type { Format1 } from './format1.ts';

const everyType: Format1 = {
  format: 1,
  pages: [
    {
      id: 'page1',
      label: 'All of them',
      fields: fieldTypes.map((type, index) => ({
        id: `field${index + 1}`,
        type,
        label: `[${type}]`,
        description: index % 2 === 0 ? null : 'Why',
        required: index % 3 === 0,
        ...(type === 'dropdown' ? { options: [{ label: 'One', value: '1', price: 2.5 }] } : {}),
      })),
    },
    {
      id: 'p/2',
      label: '',
      fields: [
        {
          id: 'x',
          type: 'hologram',
          label: '',
          description: null,
          required: false,
          position: 0,
          options: [],
        },
      ],
    },
  ],
};

test("a document of the first format opens in today's, with every type and also unknown ones", () => {
  const opened = openDefinition(everyType);
  const parsed = schema.safeParse(opened);
  assert.equal(parsed.error?.message, undefined);
  assert.deepEqual(parsed.data, opened);
});

test('the API shows the same of it: ids, types, labels, descriptions, whether required, options', () => {
  const opened = openDefinition(everyType);
  const shown = everyType.pages.flatMap((page) =>
    page.fields.map(({ id, type, label, description, required }) => ({
      id,
      type,
      page: page.id,
      label,
      description,
      required,
    })),
  );
  // The last field has position 0, so it comes first in the flat list.
  const last = shown.pop();
  assert.ok(last !== undefined);
  const flat = v2FieldsOf(opened);
  assert.deepEqual(
    flat.filter(({ id }) => id !== 'x'),
    shown,
  );
  assert.deepEqual(
    flat.find(({ id }) => id === 'x'),
    last,
  );
  assert.deepEqual(v2PagesOf(opened), [
    { id: 'page1', label: 'All of them' },
    { id: 'p/2', label: '' },
  ]);
  const dropdown = v1PagesOf(opened)[0]?.page_fields.find(({ type }) => type === 'dropdown');
  assert.deepEqual(dropdown?.options, [{ label: 'One', value: '1' }]);
});

test('also options of a field that has none here stay in v1', () => {
  const options = [{ label: 'One', value: '1', price: 2 }];
  const field = (id: string, type: string) => ({
    id,
    type,
    label: '',
    description: null,
    required: false,
    options,
  });
  const fields = fieldTypes.map((type, index) => field(`field${index + 1}`, type));
  const opened = openDefinition({ format: 1, pages: [{ id: 'page1', label: '', fields }] });
  assert.deepEqual(schema.parse(opened), opened);
  for (const { options: shown, type } of v1PagesOf(opened)[0]?.page_fields ?? [])
    assert.deepEqual(shown, [{ label: 'One', value: '1' }], type);
});

test('opening a document of today changes nothing', () => {
  const opened = openDefinition(everyType);
  assert.equal(openDefinition(opened), opened);
});
