import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import type { FormDefinition } from '#form/definition/document.ts';
import { readDraftCode } from '#form/schema/code/readDraftCode.ts';
import { rewriteDraftCode } from '#form/schema/code/rewriteDraftCode.ts';
import { writeDraftCode } from '#form/schema/code/writeDraftCode.ts';
import { createEditor } from '../editor/createEditor.ts';
import type { CodeService } from './codeMessages.ts';
import { type CodeState, codeSync, firstText } from './codeSync.ts';

const draft: FormDefinition = {
  format: 2,
  title: 'Visit',
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'email', label: 'Mail' }] }],
};

const run = (async (task: string, input: { readonly text?: string; readonly draft?: FormDefinition }) =>
  task === 'write'
    ? input.text === undefined
      ? writeDraftCode(input.draft ?? draft)
      : rewriteDraftCode(input.text, input.draft ?? draft)
    : readDraftCode(input.text ?? '', {})) as CodeService['run'];

async function begin(context: { mock: { timers: { enable(options: { apis: ['setTimeout'] }): void } } }) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const editor = createEditor({ draft, revision: 1, lastFieldNumber: 1, save: () => new Promise(() => {}) });
  let text = writeDraftCode(draft);
  let state: CodeState | undefined;
  const sync = codeSync({
    editor,
    service: { run },
    settings: {},
    text: () => text,
    setText: (next) => {
      text = next;
    },
    onState: (next) => {
      state = next;
    },
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await tick();
  };
  await settle();
  return {
    editor,
    sync,
    settle,
    text: () => text,
    state: () => state,
    type: (next: string) => {
      text = next;
      sync.typed();
    },
  };
}

test('typing goes into the draft as one entry of the history for each burst', async (context) => {
  const { editor, type, text, settle, sync } = await begin(context);
  type(text().replace('Visit', 'Visits'));
  context.mock.timers.tick(300);
  await settle();
  assert.equal(editor.state().draft.title, 'Visits');
  assert.equal(editor.state().draft.pages, draft.pages);
  type(text().replace('Visits', 'Visitors'));
  context.mock.timers.tick(300);
  await settle();
  sync.endBurst();
  type(text().replace('Visitors', 'Guests'));
  context.mock.timers.tick(300);
  await settle();
  editor.undo();
  assert.equal(editor.state().draft.title, 'Visitors');
  editor.undo();
  assert.equal(editor.state().draft, draft);
  await settle();
  assert.ok(text().includes('title: Visit\n'));
});

test('an invalid text is kept and marked, and the draft stays', async (context) => {
  const { editor, type, text, state, settle, sync } = await begin(context);
  const broken = `${text()}ending: [`;
  type(broken);
  context.mock.timers.tick(300);
  await settle();
  assert.equal(editor.state().draft, draft);
  assert.equal(state()?.isApplied, false);
  assert.ok((state()?.marks.length ?? 0) > 0);
  // A change from elsewhere does not overwrite it.
  editor.change((before) => ({ ...before, title: 'Elsewhere' }));
  await settle();
  assert.equal(text(), broken);
  assert.ok(sync.discard());
  await settle();
  assert.ok(text().includes('title: Elsewhere'));
  assert.equal(state()?.isApplied, true);
});

test('a change from elsewhere is written into the text', async (context) => {
  const { editor, text, settle, sync } = await begin(context);
  editor.change((before) => ({ ...before, title: 'Elsewhere' }));
  await settle();
  assert.ok(text().includes('title: Elsewhere'));
  assert.equal(sync.discard(), false);
  sync.stop();
});

test('comments stay when the draft changes elsewhere, and when the view is opened again', async (context) => {
  const { editor, type, text, settle, sync } = await begin(context);
  type(`# Asked at the door\n${text().replace('label: Mail', 'label: Mail # checked')}`);
  context.mock.timers.tick(300);
  await settle();
  editor.change((before) => ({ ...before, title: 'Elsewhere' }));
  await settle();
  assert.match(text(), /^# Asked at the door\ntitle: Elsewhere\n/);
  assert.match(text(), /label: Mail # checked/);
  sync.stop();
  editor.change((before) => ({ ...before, title: 'Later' }));
  const again = await firstText(editor, { run });
  assert.match(again, /^# Asked at the door\ntitle: Later\n/);
  assert.match(again, /# checked/);
});
