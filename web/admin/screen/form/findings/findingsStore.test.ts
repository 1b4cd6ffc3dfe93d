import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from '#form/check/checkForm.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { DraftEditor } from '../editor/draftEditor.ts';
import type { CheckRequest } from './checkMessages.ts';
import { type Checker, findingsStore, isOnlyEmpty } from './findingsStore.ts';

const draft: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields: [] }] };

function begin() {
  const editor = new DraftEditor({
    draft,
    revision: 1,
    lastFieldNumber: 0,
    save: () => new Promise(() => {}),
  });
  const asked: CheckRequest[] = [];
  let isTerminated = false;
  const checker: Checker = {
    onmessage: null,
    postMessage: (request) => asked.push(request),
    terminate: () => {
      isTerminated = true;
    },
  };
  const answer = () => {
    const request = asked.at(-1);
    assert.ok(request !== undefined);
    const data = { id: request.id, findings: checkForm(request.draft, request.settings) };
    checker.onmessage?.({ data } as MessageEvent);
  };
  const store = findingsStore(editor, () => checker);
  return { editor, store, asked, answer, isTerminated: () => isTerminated };
}

test('a draft is checked once somebody looks, and again after it changed', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { editor, store, asked, answer, isTerminated } = begin();
  let told = 0;
  const leave = store.subscribe(() => {
    told += 1;
  });
  context.mock.timers.tick(0);
  assert.equal(asked.length, 1);
  // Changed during the check: checked again after it, once.
  editor.change((before) => ({ ...before, title: 'Hello' }));
  context.mock.timers.tick(1000);
  assert.equal(asked.length, 1);
  answer();
  assert.deepEqual(
    store.state().findings.map(({ code }) => code),
    ['no_fields'],
  );
  assert.equal(isOnlyEmpty(store.state().findings), true);
  assert.equal(told, 1);
  context.mock.timers.tick(1000);
  assert.equal(asked.at(-1)?.draft.title, 'Hello');
  answer();
  assert.equal(store.state().checked, editor.state().draft);
  context.mock.timers.tick(1000);
  assert.equal(asked.length, 2);
  leave();
  assert.ok(isTerminated());
});
