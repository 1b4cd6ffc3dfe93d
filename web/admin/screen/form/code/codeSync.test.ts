import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import type { FormDefinition } from '#form/definition/document.ts';
import { readDraftCode } from '#form/schema/code/readDraftCode.ts';
import { rewriteDraftCode } from '#form/schema/code/rewriteDraftCode.ts';
import { writeDraftCode } from '#form/schema/code/writeDraftCode.ts';
import { DraftEditor } from '../editor/draftEditor.ts';
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

async function begin(
  context: { mock: { timers: { enable(options: { apis: ['setTimeout'] }): void } } },
  writtenFrom = draft,
) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const editor = new DraftEditor({
    draft,
    revision: 1,
    lastFieldNumber: 1,
    save: () => new Promise(() => {}),
  });
  let text = writeDraftCode(writtenFrom);
  let state: CodeState | undefined;
  const sync = codeSync({
    editor,
    service: { run },
    settings: {},
    draft: writtenFrom,
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
  const { text: again } = await firstText(editor, { run });
  assert.match(again, /^# Asked at the door\ntitle: Later\n/);
  assert.match(again, /# checked/);
});

test('what others change while somebody types is kept, in the draft and in the text', async (context) => {
  const { editor, type, text, settle } = await begin(context);
  type(text().replace('label: Mail', 'label: Your mail'));
  editor.change((before) => ({ ...before, title: 'Elsewhere' }));
  context.mock.timers.tick(300);
  await settle();
  const { title, pages } = editor.state().draft;
  assert.deepEqual([title, pages[0]?.fields[0]?.label], ['Elsewhere', 'Your mail']);
  assert.match(text(), /title: Elsewhere/);
  assert.match(text(), /label: Your mail/);
  editor.undo();
  assert.equal(editor.state().draft.title, 'Elsewhere');
  assert.equal(editor.state().draft.pages[0]?.fields[0]?.label, 'Mail');
});

test('the same part changed in the text and elsewhere is a conflict', async (context) => {
  const { editor, type, text, settle } = await begin(context);
  type(text().replace('title: Visit', 'title: Typed'));
  editor.change((before) => ({ ...before, title: 'Elsewhere' }));
  context.mock.timers.tick(300);
  await settle();
  const { draft: merged, conflicts } = editor.state();
  assert.equal(merged.title, 'Elsewhere');
  assert.match(text(), /title: Elsewhere/);
  const [conflict] = conflicts;
  assert.deepEqual([conflict?.path, conflict?.mine, conflict?.theirs], [['title'], 'Typed', 'Elsewhere']);
  if (conflict !== undefined) editor.settle(conflict, 'mine');
  await settle();
  assert.match(text(), /title: Typed/);
});

test('a field typed in with an id that another got meanwhile gets a new one', async (context) => {
  const { editor, type, text, settle } = await begin(context);
  type(`${text().trimEnd()}\n      - id: field2\n        type: comment\n        label: Typed\n`);
  editor.change((before) => ({
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      fields: [...page.fields, { id: 'field2', type: 'nps', label: 'Added' }],
    })),
  }));
  context.mock.timers.tick(300);
  await settle();
  const fields = editor.state().draft.pages.flatMap((page) => page.fields);
  assert.deepEqual(
    fields.map(({ id, label }) => [id, label]),
    [
      ['field1', 'Mail'],
      ['field2', 'Added'],
      ['field3', 'Typed'],
    ],
  );
  assert.match(text(), /id: field3/);
});

test('a text that was written before the last change does not take it back', async (context) => {
  const { editor, text } = await begin(context, { ...draft, title: 'Earlier' });
  assert.equal(editor.state().draft.title, 'Visit');
  assert.match(text(), /title: Visit/);
});
