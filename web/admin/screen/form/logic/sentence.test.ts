import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as english } from '#admin/texts/compiled/form/logic/en.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { type Mark, sentenceOf } from './sentence.ts';

const draft: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'dropdown',
          label: 'How did you come',
          options: [
            { value: 'train', label: 'By train' },
            { value: 'car', label: 'By car' },
          ],
        },
        { id: 'field2', type: 'one_line_input', label: 'Which station' },
        { id: 'field3', type: 'date', label: 'Day' },
      ],
    },
    { id: 'page2', label: 'Thanks', fields: [] },
  ],
};

test('a rule reads as a sentence', () => {
  const sentence = sentenceOf(
    draft,
    {
      when: { field: 'field1', operator: 'is', value: 'train' },
      do: [
        { action: 'show', field: 'field2' },
        { action: 'require', field: 'field2' },
      ],
    },
    english,
  );
  assert.equal(
    sentence,
    'When “How did you come” is “By train”, show “Which station” and require “Which station”',
  );
});

test('groups have parentheses, days are before others, pages without a heading have a number', () => {
  const sentence = sentenceOf(
    draft,
    {
      when: {
        all: [
          {
            any: [
              { field: 'field1', operator: 'is_not', value: 'car' },
              { field: 'field2', operator: 'is_empty' },
            ],
          },
          { field: 'field3', operator: 'is_under', value: '2026-12-01' },
        ],
      },
      do: [{ action: 'jump', after: 'page1', to: 'page2' }],
    },
    english,
  );
  assert.equal(
    sentence,
    'When (“How did you come” is not “By car” or “Which station” is empty) and “Day” is before “2026-12-01”, jump after “Page 1” to “Thanks”',
  );
});

test('what does not exist any more is marked as broken', () => {
  const marks: Mark[] = [];
  sentenceOf(
    draft,
    { when: { field: 'field1', operator: 'is', value: 'boat' }, do: [{ action: 'hide', field: 'field9' }] },
    english,
    (mark) => {
      marks.push(mark);
      return '';
    },
  );
  assert.deepEqual(
    marks.map(({ kind, text }) => `${kind} ${text}`),
    ['field How did you come', 'broken Deleted option “boat”', 'broken Deleted field'],
  );
});
