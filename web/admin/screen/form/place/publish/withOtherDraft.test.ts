import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { DraftEditor } from '../../editor/draftEditor.ts';
import { withOtherDraft } from './withOtherDraft.ts';

const draft: FormDefinition = { format: 2, title: 'New', pages: [{ id: 'page1', label: '', fields: [] }] };
const old: FormDefinition = { ...draft, title: 'Old' };

function begin(first = draft) {
  const save = () => new Promise<number>(() => {});
  const editor = new DraftEditor({ draft: first, revision: 1, lastFieldNumber: 0, save });
  return { editor, titles: () => [editor.state().draft.title, editor.state().draft.description] };
}

test('the draft comes back after a failure', async () => {
  const { editor, titles } = begin();
  const failing = withOtherDraft(editor, old, async () => {
    assert.deepEqual(titles(), ['Old', undefined]);
    throw new Error('refused');
  });
  await assert.rejects(failing, /refused/);
  assert.deepEqual(titles(), ['New', undefined]);
  assert.equal(editor.state().canUndo, false);
  editor.close();
});

test('what is typed meanwhile stays', async () => {
  const { editor, titles } = begin();
  await withOtherDraft(editor, old, async () =>
    editor.change((before) => ({ ...before, description: 'Typed' })),
  );
  assert.deepEqual(titles(), ['New', 'Typed']);
  editor.close();
});

test('a draft that is the same already loses no earlier step', async () => {
  const { editor, titles } = begin({ ...old, description: 'First' });
  editor.change(() => old);
  await withOtherDraft(editor, old, async () => undefined);
  assert.deepEqual(titles(), ['Old', undefined]);
  editor.close();
});
