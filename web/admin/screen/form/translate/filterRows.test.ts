import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { translationGroups } from '#form/edit/texts/translationRows.ts';
import { filterRows, nextMissing } from './filterRows.ts';

const draft: FormDefinition = {
  format: 2,
  title: 'Visit',
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'one_line_input', label: 'Hello [field1]' },
      ],
    },
  ],
  translations: { de: { title: 'Besuch', fields: { field2: { label: 'Hallo' } } } },
};
const groups = translationGroups(draft, 'de');
const none = new Set<string>();
const idsOf = (found: typeof groups) => found.flatMap(({ rows }) => rows.map(({ id }) => id));

test('a search looks at originals and translations', () => {
  assert.deepEqual(idsOf(filterRows(groups, 'BESUCH', 'all', none)), ['title']);
  assert.deepEqual(idsOf(filterRows(groups, ' name ', 'all', none)), ['fields/field1/label']);
  assert.deepEqual(filterRows(groups, 'nothing', 'all', none), []);
});

test('filters show what is missing or marked, and what was just typed', () => {
  assert.deepEqual(idsOf(filterRows(groups, '', 'missing', none)), [
    'pages/page1/label',
    'fields/field1/label',
  ]);
  assert.deepEqual(idsOf(filterRows(groups, '', 'marked', none)), ['fields/field2/label']);
  assert.deepEqual(idsOf(filterRows(groups, '', 'marked', new Set(['title']))), [
    'title',
    'fields/field2/label',
  ]);
});

test('the next missing text follows the current one, and the first follows the last', () => {
  assert.equal(nextMissing(groups, undefined), 'pages/page1/label');
  assert.equal(nextMissing(groups, 'pages/page1/label'), 'fields/field1/label');
  assert.equal(nextMissing(groups, 'fields/field1/label'), 'pages/page1/label');
  assert.equal(nextMissing(translationGroups(draft), undefined), undefined);
});
