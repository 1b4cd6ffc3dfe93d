import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../../definition/document.ts';
import { changedTexts } from './changedTexts.ts';

const form = (rest: Partial<FormDefinition>, description?: string): FormDefinition => ({
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'Start',
      fields: [
        {
          id: 'field1',
          type: 'one_line_input',
          label: 'Name',
          ...(description === undefined ? {} : { description }),
        },
      ],
    },
  ],
  ...rest,
});

test('texts that came, went or changed are told with what stood there before', () => {
  const before = form({ title: 'Hello', ending: { message: 'Bye' }, texts: { submit: 'Go' } });
  const after = form({ title: 'Welcome', texts: { submit: 'Send it' } }, 'As in your passport');
  assert.deepEqual(changedTexts(before, after), [
    { id: 'title', before: 'Hello', after: 'Welcome' },
    { id: 'fields/field1/description', before: '', after: 'As in your passport' },
    { id: 'texts/submit', before: 'Go', after: 'Send it' },
    { id: 'ending/message', before: 'Bye', after: '' },
  ]);
});

test('what visitors do not read is not a text', () => {
  assert.deepEqual(changedTexts(form({}), form({ display: 'one_question', theme: { preset: 'paper' } })), []);
});
