import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import { addPage, deletePage, movePage, newPageId } from './pages.ts';

const field = (id: string) => ({ id, type: 'comment', label: id }) as const;
const draft: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: 'One', fields: [field('a'), field('b')] },
    { id: 'page2', label: 'Two', fields: [field('c')] },
  ],
  logic: [
    { when: { field: 'a', operator: 'is_empty' }, do: [{ action: 'jump', after: 'page1', to: 'page3' }] },
  ],
};

const order = ({ pages }: FormDefinition) =>
  pages.map(({ id, fields }) => `${id}: ${fields.map((each) => each.id).join('')}`);

test('a new page gets an id that no page has and no rule names', () => {
  assert.equal(newPageId(draft), 'page4');
});

test('pages are added, moved and deleted', () => {
  assert.deepEqual(order(addPage(draft, 'page1', 'page4')), ['page1: ab', 'page4: ', 'page2: c']);
  assert.deepEqual(order(addPage(draft, undefined, 'page4')), ['page1: ab', 'page2: c', 'page4: ']);
  assert.deepEqual(order(movePage(draft, 'page1', 1)), ['page2: c', 'page1: ab']);
  assert.equal(movePage(draft, 'page1', -1), draft);
  assert.deepEqual(order(deletePage(draft, 'page1')), ['page2: c']);
  assert.equal(deletePage(draft, 'page9'), draft);
});
