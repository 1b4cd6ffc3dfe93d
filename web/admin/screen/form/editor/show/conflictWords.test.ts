import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '#admin/texts/compiled/form/frame/en.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { DraftConflict } from '../editor.ts';
import { conflictWords } from './conflictWords.ts';

const draft: FormDefinition = {
  format: 2,
  pages: [{ id: 'page1', label: 'You', fields: [{ id: 'field1', type: 'email', label: 'Mail' }] }],
};

const sentences: [Partial<DraftConflict>, string][] = [
  [
    { path: ['fields', 'field1', 'label'], base: 'Address', mine: 'E-mail', theirs: 'Mail' },
    'Ana changed the label of the field “Address” to “Mail” while you wrote “E-mail”.',
  ],
  [
    { path: ['fields', 'field1', 'required'], mine: true, by: undefined },
    'Somebody else changed whether an answer is required of the field “Mail” to nothing while you wrote yes.',
  ],
  [
    { path: ['fields', 'field2'], kind: 'deleted', theirs: { label: 'Gone' } },
    'You deleted the field “Gone” while Ana changed it. It is still there.',
  ],
  [
    { path: ['pages', 'page1'], kind: 'deleted', mine: { label: 'You' } },
    'Ana deleted the page “You” while you changed it. It is still there.',
  ],
  [
    { path: ['theme', 'accent'], mine: '#111111', theirs: '#222222' },
    'Ana changed the design to “#222222” while you wrote “#111111”.',
  ],
  [{ path: ['logic'], mine: { do: [] }, theirs: { do: [] } }, 'Ana changed a rule at the same time as you.'],
  [
    { path: ['title'], mine: 'One', theirs: 'Two' },
    'Ana changed the title of the form to “Two” while you wrote “One”.',
  ],
];

test('conflicts are sentences', () => {
  for (const [conflict, sentence] of sentences) {
    const whole: DraftConflict = { kind: 'changed', path: [], id: '', by: 'Ana', ...conflict };
    assert.equal(conflictWords(whole, draft, texts.editor), sentence);
  }
});
