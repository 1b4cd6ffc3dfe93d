import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { field as fieldSchema } from '../../schema/field.ts';
import { readFields } from '../../schema/pastedFields.ts';
import { entryOf, fieldEntries } from '../entries/fieldEntries.ts';
import { addFields, deleteFields, duplicateFields, moveFields, setRequired, stepFields } from './fields.ts';
import { newField } from './newField.ts';
import { fieldIds, positionAfter } from './position.ts';
import { writeFields } from './writeFields.ts';

const words = { label: 'Question', text: '', yes: 'Yes', no: 'No', agree: 'I agree' };

function form(...pages: readonly (readonly string[])[]): FormDefinition {
  return {
    format: 2,
    pages: pages.map((ids, index) => ({
      id: `page${index + 1}`,
      label: '',
      fields: ids.map((id) => newField('one_line_input', id, words)),
    })),
  };
}

const order = (draft: FormDefinition) => draft.pages.map((page) => page.fields.map(({ id }) => id).join(' '));

test('a new field of every entry satisfies the schema, and is known by it afterwards', () => {
  for (const entry of fieldEntries) {
    const added = newField(entry, 'field1', words);
    assert.ok(fieldSchema.safeParse(added).success, entry);
    assert.equal(entryOf(added), entry);
  }
});

test('fields are inserted at a place, and a form without pages gets one', () => {
  const added = newField('email', 'field9', words);
  assert.deepEqual(order(addFields(form(['a', 'b']), [added], { page: 'page1', index: 1 })), ['a field9 b']);
  assert.deepEqual(order(addFields(form(), [added], { page: 'page1', index: 0 })), ['field9']);
});

test('fields move together, over pages, to the place as it was before the move', () => {
  const draft = form(['a', 'b', 'c', 'd'], ['e']);
  assert.deepEqual(order(moveFields(draft, ['a'], { page: 'page1', index: 3 })), ['b c a d', 'e']);
  assert.deepEqual(order(moveFields(draft, ['d', 'a'], { page: 'page2', index: 0 })), ['b c', 'a d e']);
  assert.equal(moveFields(draft, ['b'], { page: 'page1', index: 2 }), draft, 'it is already there');
  assert.equal(moveFields(draft, ['a'], { page: 'page9', index: 0 }), draft);
});

test('a step leads over the border of a page and stops at the ends', () => {
  const draft = form(['a', 'b'], ['c']);
  assert.deepEqual(order(stepFields(draft, ['a'], 'down')), ['b a', 'c']);
  assert.deepEqual(order(stepFields(draft, ['b'], 'down')), ['a', 'b c']);
  assert.deepEqual(order(stepFields(draft, ['c'], 'up')), ['a b c', '']);
  assert.equal(stepFields(draft, ['a'], 'up'), draft);
  assert.equal(stepFields(draft, ['c'], 'down'), draft);
  assert.deepEqual(order(stepFields(draft, ['c'], 'first')), ['c a b', '']);
});

test('moving keeps every field once, whatever moves where', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const draft = form(ids.slice(0, 3), ids.slice(3), []);
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.constantFrom('page1', 'page2', 'page3'),
      fc.nat(7),
      (moved, page, index) => {
        const next = moveFields(draft, moved, { page, index });
        assert.deepEqual(fieldIds(next).sort(), ids);
        const target = next.pages.find(({ id }) => id === page)?.fields.map(({ id }) => id) ?? [];
        if (next !== draft) assert.ok(target.join().includes(moved.join()), 'they stay together, in order');
      },
    ),
  );
});

test('untouched pages and fields are shared', () => {
  const draft = form(['a', 'b'], ['c']);
  const next = setRequired(draft, ['a'], true);
  assert.equal(next.pages[1], draft.pages[1]);
  assert.equal(next.pages[0]?.fields[1], draft.pages[0]?.fields[1]);
  assert.equal(setRequired(next, ['a'], true), next);
  assert.deepEqual(setRequired(next, ['a'], false), draft);
  assert.equal(deleteFields(draft, ['z']), draft);
});

test('copies get new ids, references among them lead to the copies, and keys stay unique', () => {
  const fields = [
    { id: 'field1', type: 'one_line_input', label: 'Name', key: 'name' },
    { id: 'field2', type: 'rich_text', label: 'Text', text: 'Dear [field1], [field3] and "field1"' },
    { id: 'field3', type: 'hidden', label: 'Sum', formula: 'concat(field1, "field1", field4)' },
  ] as Field[];
  const draft: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields }] };
  let last = 10;
  const { draft: next, added } = duplicateFields(draft, ['field1', 'field2', 'field3'], () => {
    last += 1;
    return `field${last}`;
  });
  assert.deepEqual(added, ['field11', 'field12', 'field13']);
  assert.deepEqual(next.pages[0]?.fields.slice(3), [
    { id: 'field11', type: 'one_line_input', label: 'Name' },
    { id: 'field12', type: 'rich_text', label: 'Text', text: 'Dear [field11], [field13] and "field1"' },
    { id: 'field13', type: 'hidden', label: 'Sum', formula: 'concat(field11, "field1", field4)' },
  ]);
});

test('rules that act on copied fields are copied with them', () => {
  const when = (field: string) => ({ field, operator: 'is', value: 'x' }) as const;
  const show = (field: string) => ({ action: 'show', field }) as const;
  const draft: FormDefinition = {
    ...form(['field1', 'field2', 'field3'], ['field4']),
    logic: [
      { when: when('field1'), do: [show('field2'), show('field4')] },
      { when: when('field3'), do: [show('field2')] },
      { when: when('field2'), do: [{ action: 'jump', after: 'page1', to: 'page2' }] },
    ],
  };
  let last = 10;
  const newId = () => {
    last += 1;
    return `field${last}`;
  };
  const { draft: next } = duplicateFields(draft, ['field1', 'field2'], newId);
  assert.deepEqual(next.logic?.slice(3), [
    { when: when('field11'), do: [show('field12')] },
    { when: when('field3'), do: [show('field12')] },
  ]);
  // In another form, field3 is something else.
  assert.deepEqual(readFields(writeFields(draft, ['field1', 'field2']))?.rules, [
    { when: when('field1'), do: [show('field2')] },
  ]);
});

test('the clipboard takes fields that satisfy their schema, and nothing else', () => {
  const draft = form(['field1', 'field2']);
  const text = writeFields(draft, ['field2']);
  assert.deepEqual(readFields(text), { fields: [draft.pages[0]?.fields[1]], rules: [] });
  assert.equal(readFields('Some text about canvass-fields'), undefined);
  assert.equal(readFields(JSON.stringify({ 'canvass-fields': 1, fields: [{ type: 'email' }] })), undefined);
  assert.equal(readFields(text.replace('"label"', '"onclick": "x", "label"')), undefined);
});

test('a field without a selection goes to the end of the form', () => {
  assert.deepEqual(positionAfter(form(['a'], ['b']), []), { page: 'page2', index: 1 });
  assert.deepEqual(positionAfter(form(['a', 'c'], ['b']), ['a']), { page: 'page1', index: 1 });
  assert.equal(positionAfter(form(), []), undefined);
});
