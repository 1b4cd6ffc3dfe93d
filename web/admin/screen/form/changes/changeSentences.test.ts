import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts as english } from '#admin/texts/compiled/form/frame/en.ts';
import type { DefinitionChange } from '#form/definition/change/compareDefinitions.ts';
import { changeSentences, columnSentences, isAfterResponse } from './changeSentences.ts';

const field = { id: 'field1', label: 'Your name', type: 'one_line_input' };

test('a change is said for visitors and for the columns of the responses', () => {
  const said = (change: DefinitionChange) => [
    ...changeSentences(change, english.versions),
    ...columnSentences(change, english),
  ];
  assert.deepEqual(said({ kind: 'field_added', field }), [
    'New question: “Your name”',
    'A column “Your name” is added. It is empty in earlier responses.',
  ]);
  assert.deepEqual(said({ kind: 'option_removed', field, option: 'Blue' }), [
    '“Your name” no longer has the option “Blue”',
    'Answers “Blue” to “Your name” stay as they were given.',
  ]);
  assert.deepEqual(said({ kind: 'field_required', field }), ['“Your name” must be answered']);
  assert.deepEqual(said({ kind: 'page_added', id: 'page2', page: ' ', number: 2 }), ['New page: page 2']);
  assert.deepEqual(said({ kind: 'rules_changed', added: 2, removed: 1 }), [
    '2 new rules',
    'One rule removed',
  ]);
  assert.deepEqual(said({ kind: 'field_removed', field: { ...field, label: '', type: 'rich_text' } }), [
    'Question removed: “without a label”',
  ]);
});

test('changes of workflows are about the work after a response', () => {
  assert.equal(isAfterResponse({ kind: 'workflow_added', workflow: 'Webhook' }), true);
  assert.equal(isAfterResponse({ kind: 'workflows_reordered' }), true);
  assert.equal(isAfterResponse({ kind: 'order_changed' }), false);
});
