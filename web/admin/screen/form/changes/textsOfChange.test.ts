import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareDefinitions } from '#form/definition/change/compareDefinitions.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { changedTexts } from '#form/edit/texts/changedTexts.ts';
import { textsOfChange } from './textsOfChange.ts';

const form = (title: string, page: string, help: string, label: string): FormDefinition => ({
  format: 2,
  title,
  pages: [
    {
      id: 'page1',
      label: page,
      fields: [{ id: 'field1', type: 'one_line_input', label, description: help }],
    },
  ],
});

test('each change comes with its own texts, and none that its sentence says', () => {
  const before = form('Hello', 'Start', 'Your first one', 'Name');
  const after = form('Welcome', 'Begin', 'Your full one', 'Your name');
  const texts = changedTexts(before, after);
  assert.deepEqual(
    compareDefinitions(before, after).map((change) => [
      change.kind,
      ...textsOfChange(change, texts).map((text) => [text.before, text.after]),
    ]),
    [
      ['field_reworded'],
      ['field_settings', ['Your first one', 'Your full one']],
      ['page_changed', ['Start', 'Begin']],
      ['part_changed', ['Hello', 'Welcome']],
    ],
  );
});
