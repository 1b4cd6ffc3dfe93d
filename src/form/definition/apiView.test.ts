import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { v1PagesOf, v2FieldsOf, v2PagesOf } from './apiView.ts';
import { deriveDefinition, fieldWithoutPage } from './deriveDefinition.ts';
import { openDefinition } from './document.ts';

const definition = openDefinition({
  format: 1,
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', description: '', required: true },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'Colours',
          description: 'Any',
          required: false,
          options: [{ label: 'Red', value: 'r', price: 5 }],
        },
      ],
    },
    {
      id: 'page2',
      label: '',
      fields: [{ id: 'field3', type: 'dropdown', label: 'One', description: null, required: false }],
    },
    { id: 'page3', label: 'End', fields: [] },
  ],
});

test('v2 lists all fields with their page and shows an empty description as null', () => {
  assert.equal(
    JSON.stringify(v2FieldsOf(definition)),
    '[{"id":"field1","type":"one_line_input","page":"page1","label":"Name","description":null,"required":true},' +
      '{"id":"field2","type":"multiple_choice","page":"page1","label":"Colours","description":"Any","required":false},' +
      '{"id":"field3","type":"dropdown","page":"page2","label":"One","description":null,"required":false}]',
  );
  assert.deepEqual(v2PagesOf(definition), [
    { id: 'page1', label: 'You' },
    { id: 'page2', label: '' },
    { id: 'page3', label: 'End' },
  ]);
});

test('v1 groups by page, keeps empty pages, and gives every choice field its options without prices', () => {
  assert.equal(
    JSON.stringify(v1PagesOf(definition)),
    '[{"page_title":"You","page_fields":[{"type":"one-line-text","label":"Name","id":"field1"},' +
      '{"type":"checkbox","label":"Colours","id":"field2","options":[{"label":"Red","value":"r"}]}]},' +
      '{"page_title":"","page_fields":[{"type":"dropdown","label":"One","id":"field3","options":[]}]},' +
      '{"page_title":"End","page_fields":[]}]',
  );
});

test('a derived document shows exactly the fields and pages it came from, in any order', () => {
  const ids = ['page1', 'page2', 'p/3'];
  const field = fc.record(
    {
      id: fc.constantFrom('field1', 'field2', 'field3', 'x'),
      type: fc.constantFrom('email', 'dropdown', 'hologram'),
      page: fc.constantFrom(...ids),
      label: fc.string(),
      description: fc.oneof(fc.constant(null), fc.string({ minLength: 1 })),
      required: fc.boolean(),
    },
    { noNullPrototype: true },
  );
  const pages = fc.shuffledSubarray(ids, { minLength: 3 }).map((chosen) =>
    // Repeats the first id, because imported forms may contain duplicates.
    [...chosen, ...chosen.slice(0, 1)].map((id, index) => ({ id, label: `label ${index}` })),
  );
  fc.assert(
    fc.property(fc.array(field), pages, (fields, shown) => {
      const derived = deriveDefinition(fields, shown, () => undefined);
      assert.deepEqual(v2FieldsOf(openDefinition(derived)), fields);
      assert.deepEqual(v2PagesOf(openDefinition(derived)), shown);
    }),
  );
});

test('the order is recorded only where the list does not go page by page', () => {
  const field = (id: string, page: string) => {
    return { id, type: 'email', page, label: '', description: null, required: false };
  };
  const pages = [
    { id: 'a', label: '' },
    { id: 'b', label: '' },
  ];
  const grouped = deriveDefinition([field('1', 'a'), field('2', 'b')], pages, () => undefined);
  assert.equal(JSON.stringify(grouped).includes('position'), false);
  const mixed = deriveDefinition([field('1', 'b'), field('2', 'a')], pages, () => undefined);
  assert.deepEqual(
    mixed.pages.map(({ fields }) => fields.map(({ position }) => position)),
    [[1], [0]],
  );
  assert.equal(fieldWithoutPage([field('1', 'a'), field('2', 'z')], pages)?.id, '2');
});
