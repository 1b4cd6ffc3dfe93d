import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { DraftEditor } from '../editor/draftEditor.ts';
import { restoreDraft } from './restoreDraft.ts';

const draft: FormDefinition = { format: 2, title: 'New', pages: [{ id: 'page1', label: '', fields: [] }] };
const old: FormDefinition = { ...draft, title: 'Old' };

function begin() {
  const save = () => new Promise<number>(() => {});
  const editor = new DraftEditor({ draft, revision: 1, lastFieldNumber: 0, save });
  const rename = (title: string) => editor.change((before) => ({ ...before, title }));
  return { editor, rename, title: () => editor.state().draft.title };
}

test('undoing brings back the draft before, also after steps that cancelled each other', () => {
  const { editor, rename, title } = begin();
  const undo = restoreDraft(editor, old);
  assert.equal(title(), 'Old');
  rename('Typed');
  rename('Old');
  assert.equal(undo?.(), true);
  assert.equal(title(), 'New');
  editor.close();
});

test('undoing is refused once the draft was changed', () => {
  const { editor, rename, title } = begin();
  const undo = restoreDraft(editor, old);
  rename('Typed');
  assert.equal(undo?.(), false);
  assert.equal(title(), 'Typed');
  editor.close();
});

test('restoring the same draft leaves nothing to undo', () => {
  const { editor, rename, title } = begin();
  rename('Old');
  assert.equal(restoreDraft(editor, old), undefined);
  assert.equal(title(), 'Old');
  editor.close();
});
