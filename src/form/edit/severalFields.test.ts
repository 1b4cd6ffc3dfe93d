import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { changeFields, changePage, moveToPage, removeFields } from './severalFields.ts';

const field = (number: number): Field => ({ id: `field${number}`, type: 'nps', label: `${number}` });
const draft: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: '', fields: [field(1), field(2), field(3)] },
    { id: 'page2', label: '', fields: [field(4)] },
    { id: 'page3', label: '', fields: [field(5)] },
  ],
};
const idsOf = ({ pages }: FormDefinition) => pages.map(({ fields }) => fields.map(({ id }) => id).join(' '));

describe('several fields at once', () => {
  test('change together, and pages without them are shared', () => {
    const next = changeFields(draft, ['field1', 'field4'], (each) => ({ ...each, required: true }));
    assert.equal(next.pages[0]?.fields[0]?.required, true);
    assert.equal(next.pages[1]?.fields[0]?.required, true);
    assert.equal(next.pages[0]?.fields[1], draft.pages[0]?.fields[1]);
    assert.equal(next.pages[2], draft.pages[2]);
    assert.equal(
      changeFields(draft, ['field1'], (each) => each),
      draft,
    );
  });

  test('move to the end of a page in the order of the form', () => {
    const next = moveToPage(draft, ['field4', 'field2', 'field5'], 'page2');
    assert.deepEqual(idsOf(next), ['field1 field3', 'field2 field4 field5', '']);
    assert.equal(moveToPage(draft, ['field5'], 'page3'), draft);
    assert.equal(moveToPage(draft, ['field5'], 'page9'), draft);
    assert.equal(moveToPage(draft, ['field9'], 'page1'), draft);
  });

  test('are removed, and pages stay', () => {
    assert.deepEqual(idsOf(removeFields(draft, ['field5', 'field1'])), ['field2 field3', 'field4', '']);
    assert.equal(removeFields(draft, ['field9']), draft);
  });

  test('a page changes by itself', () => {
    const next = changePage(draft, 'page2', (page) => ({ ...page, label: 'Two' }));
    assert.equal(next.pages[1]?.label, 'Two');
    assert.equal(next.pages[0], draft.pages[0]);
  });
});
