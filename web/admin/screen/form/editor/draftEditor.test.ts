import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import type { DraftEditor } from './draftEditor.ts';
import type { Editor } from './editor.ts';
import { type Connection, DraftServer } from './testing/draftServer.ts';

const name: Field = { id: 'field1', type: 'one_line_input', label: 'Name' };
const start: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields: [name] }] };

test('typing in one box is one step, and the history survives another window', async (t) => {
  const server = serve(t);
  const first = server.open('Ana');
  for (const label of ['N', 'Na', 'Nam']) setLabel(first, 'field1', label, 'typing');
  addField(first, 'Second');
  const second = server.open('Ana');
  second.adopt(JSON.parse(JSON.stringify(first.stored())));
  assert.deepEqual(labels(second), ['Nam', 'Second']);
  second.undo();
  assert.deepEqual(labels(second), ['Nam']);
  second.undo();
  assert.deepEqual(labels(second), ['Name']);
  assert.equal(second.state().canUndo, false);
  second.redo();
  second.redo();
  assert.deepEqual(labels(second), ['Nam', 'Second']);
  await second.flush();
  assert.deepEqual(server.current.draft, second.state().draft);
});

test('two closed windows that changed one label both keep their word', (t) => {
  const server = serve(t);
  const [first, second, next] = [server.open('Ana'), server.open('Ana'), server.open('Ana')];
  setLabel(first, 'field1', 'Surname');
  setLabel(second, 'field1', 'First name');
  addField(first, 'Of the first');
  addField(second, 'Of the second');
  for (const closed of [first, second]) next.adopt(JSON.parse(JSON.stringify(closed.stored())));
  assert.deepEqual(labels(next), ['First name', 'Of the second', 'Of the first']);
  const [conflict] = next.state().conflicts;
  assert.ok(conflict);
  assert.deepEqual([conflict.mine, conflict.theirs], ['Surname', 'First name']);
  next.settle(conflict, 'mine');
  assert.deepEqual(labels(next), ['Surname', 'Of the second', 'Of the first']);
});

test('undo keeps what somebody else changed in the meantime', async (t) => {
  const server = serve(t);
  const [ana, ben] = [server.open('Ana'), server.open('Ben')];
  setLabel(ana, 'field1', 'Full name');
  await ana.flush();
  await heardOf(ben, server);
  ben.change((draft) => withField(draft, 'field1', { description: 'As in your passport' }));
  await ben.flush();
  await heardOf(ana, server);
  ana.undo();
  assert.deepEqual(fieldOf(ana, 'field1'), { ...name, description: 'As in your passport' });
  ana.redo();
  assert.deepEqual(fieldOf(ana, 'field1'), {
    ...name,
    label: 'Full name',
    description: 'As in your passport',
  });
});

test('the same label written twice: the first stands, and the second person chooses', async (t) => {
  const server = serve(t);
  const [ana, ben] = [server.open('Ana'), server.open('Ben')];
  setLabel(ana, 'field1', 'First name');
  setLabel(ben, 'field1', 'Surname');
  await ana.flush();
  await ben.flush();
  assert.deepEqual(labels(ben), ['First name']);
  const [conflict] = ben.state().conflicts;
  assert.ok(conflict);
  assert.deepEqual(conflict, {
    kind: 'changed',
    path: ['fields', 'field1', 'label'],
    base: 'Name',
    mine: 'Surname',
    theirs: 'First name',
    id: '["fields","field1","label"]',
    by: 'Ana',
  });
  ben.settle(conflict, 'mine');
  assert.deepEqual(labels(ben), ['Surname']);
  assert.deepEqual(ben.state().conflicts, []);
  ben.undo();
  assert.deepEqual(labels(ben), ['First name']);
});

test('two people add a field at the same time: both are there, with different ids, also after undo and redo', async (t) => {
  const server = serve(t);
  const [ana, ben] = [server.open('Ana'), server.open('Ben')];
  const [one, other] = [addField(ana, 'From Ana'), addField(ben, 'From Ben')];
  assert.equal(one, other);
  ben.select({ kind: 'fields', fields: [other] });
  await ana.flush();
  await ben.flush();
  assert.deepEqual(labels(ben), ['Name', 'From Ana', 'From Ben']);
  assert.deepEqual(ben.state().selection, { kind: 'fields', fields: ['field3'] });
  ben.undo();
  assert.deepEqual(labels(ben), ['Name', 'From Ana']);
  ben.redo();
  assert.deepEqual(labels(ben), ['Name', 'From Ana', 'From Ben']);
  assert.equal(ben.newFieldId(), 'field4');
});

test('an answer that is lost on its way does not make the changes twice', async (t) => {
  const server = serve(t);
  let connection: Connection = 'deaf';
  const ana = server.open('Ana', () => connection);
  addField(ana, 'Second');
  await assert.rejects(ana.flush());
  assert.equal(ana.state().saving, 'offline');
  setLabel(ana, 'field2', 'Second, changed');
  connection = 'up';
  const ben = server.open('Ben');
  setLabel(ben, 'field1', 'From Ben');
  await ben.flush();
  await ana.flush();
  assert.deepEqual(labels(ana), ['From Ben', 'Second, changed']);
  assert.deepEqual(ana.state().conflicts, []);
  assert.equal(ana.state().saving, 'saved');
});

test('a change undone after its answer was lost is undone on the server too', async (t) => {
  const server = serve(t);
  let connection: Connection = 'deaf';
  const ben = server.open('Ben', () => connection);
  addField(ben, 'Second');
  await assert.rejects(ben.flush());
  ben.undo();
  await assert.rejects(ben.flush());
  assert.equal(ben.state().saving, 'offline');
  const ana = server.open('Ana');
  setLabel(ana, 'field1', 'From Ana');
  await ana.flush();
  connection = 'up';
  await ben.flush();
  assert.deepEqual(labels(ben), ['From Ana']);
  assert.deepEqual(server.current.draft, ben.state().draft);
  assert.equal(ben.state().saving, 'saved');
});

test('a page from the cache does not take back what is stored', async (t) => {
  const server = serve(t);
  const ana = server.open('Ana');
  const fromCache = server.open('Ana');
  setLabel(ana, 'field1', 'Stored');
  await ana.flush();
  setLabel(ana, 'field1', 'Unsent');
  fromCache.adopt(JSON.parse(JSON.stringify(ana.stored())));
  assert.deepEqual(labels(fromCache), ['Unsent']);
  await fromCache.flush();
  assert.deepEqual(server.current.draft, fromCache.state().draft);
  assert.deepEqual(labels(fromCache), ['Unsent']);
});

test('a refused draft says why and keeps the changes', async (t) => {
  const server = serve(t);
  const ana = server.open('Ana');
  setLabel(ana, 'field1', 'x'.repeat(3000));
  await assert.rejects(ana.flush());
  assert.equal(ana.state().saving, 'refused');
  assert.equal(ana.state().refusal, 'field_invalid');
  setLabel(ana, 'field1', 'Short');
  await ana.flush();
  assert.equal(ana.state().saving, 'saved');
  assert.equal(ana.state().refusal, undefined);
});

function serve(t: TestContext): DraftServer {
  const server = new DraftServer(start);
  t.after(() => server.close());
  return server;
}

/** Resolves when the editor shows the server's revision. */
async function heardOf(editor: DraftEditor, server: DraftServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = editor.subscribe(() => {
    if (editor.stored().revision === server.current.revision) resolve();
  });
  editor.noticeRevision(server.current.revision);
  await promise;
  stop();
}

function addField(editor: Editor, label: string): string {
  const id = editor.newFieldId();
  editor.change(({ pages: [page, ...rest], ...draft }) => ({
    ...draft,
    pages:
      page === undefined ? rest : [{ ...page, fields: [...page.fields, { ...name, id, label }] }, ...rest],
  }));
  return id;
}

function setLabel(editor: Editor, id: string, label: string, group?: string): void {
  editor.change((draft) => withField(draft, id, { label }), group === undefined ? {} : { group });
}

function withField(draft: FormDefinition, id: string, settings: object): FormDefinition {
  return {
    ...draft,
    pages: draft.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => (field.id === id ? ({ ...field, ...settings } as Field) : field)),
    })),
  };
}

function fieldOf(editor: Editor, id: string): Field | undefined {
  return editor
    .state()
    .draft.pages.flatMap(({ fields }) => fields)
    .find((field) => field.id === id);
}

function labels(editor: Editor): string[] {
  return editor.state().draft.pages.flatMap(({ fields }) => fields.map(({ label }) => label));
}
