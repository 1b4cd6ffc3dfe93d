import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Field, type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { same } from '#form/edit/diff/same.ts';
import { definition } from '#form/schema/definition.ts';
import type { DraftEditor } from './draftEditor.ts';
import { type Connection, DraftServer } from './testing/draftServer.ts';

const seed = Date.now() % 2 ** 31;
const start: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: 'First', fields: [{ id: 'field1', type: 'one_line_input', label: 'start' }] },
    { id: 'page2', label: 'Second', fields: [] },
  ],
};

/** A window in which somebody edits, with what a simple model knows about it. */
interface Window {
  readonly name: string;
  editor: DraftEditor;
  connection: Connection;
  /** Drafts before each step, as long as nobody else's change came in between. */
  undoable: FormDefinition[];
  redoable: FormDefinition[];
}

/** All words are written once, so that each can be found again. */
interface Model {
  written: number;
  /** Words that somebody replaced, deleted or undid: they need not be in the draft any more. */
  readonly excused: Set<string>;
}

interface World {
  readonly server: DraftServer;
  readonly windows: readonly [Window, Window];
}

type Step = fc.AsyncCommand<Model, World>;

/** A command that one of the two people gives. */
function command(
  name: string,
  who: 0 | 1,
  run: (window: Window, model: Model, world: World) => void | Promise<void>,
): Step {
  return {
    check: () => true,
    toString: () => `${who === 0 ? 'Ana' : 'Ben'}: ${name}`,
    run: async (model, world) => {
      await run(world.windows[who], model, world);
      for (const { editor } of world.windows) assertOpens(editor.state().draft);
    },
  };
}

function change(window: Window, edit: (draft: FormDefinition) => FormDefinition): void {
  const before = window.editor.state().draft;
  window.editor.change(edit);
  if (window.editor.state().draft === before) return;
  window.undoable.push(before);
  window.redoable = [];
}

const person = fc.constantFrom(0 as const, 1 as const);
const nat = fc.nat(30);
const steps = [
  fc
    .tuple(person, nat)
    .map(([who, at]) => command(`add at ${at}`, who, (window, model) => add(window, model, at))),
  fc
    .tuple(person, nat, fc.constantFrom('label' as const, 'description' as const))
    .map(([who, at, part]) =>
      command(`write ${part} of ${at}`, who, (window, model) => write(window, model, at, part)),
    ),
  fc
    .tuple(person, nat, nat)
    .map(([who, from, to]) => command(`move ${from} to ${to}`, who, (window) => move(window, from, to))),
  fc
    .tuple(person, nat)
    .map(([who, at]) => command(`delete ${at}`, who, (window, model) => remove(window, model, at))),
  person.map((who) => command('undo', who, (window, model) => step(window, model, 'undo'))),
  person.map((who) => command('redo', who, (window, model) => step(window, model, 'redo'))),
  person.map((who) => command('save', who, (window) => save(window))),
  person.map((who) => command('hear', who, (window, _model, world) => hear(window, world))),
  person.map((who) => command('reload', who, (window, _model, world) => reload(window, world))),
  fc
    .tuple(person, fc.constantFrom('up' as const, 'down' as const, 'deaf' as const))
    .map(([who, connection]) =>
      command(`connection ${connection}`, who, (window) => {
        window.connection = connection;
      }),
    ),
];

test(`two editors: nothing is lost, undo is exact, the draft opens, both end up the same (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40 }), async (commands) => {
      const server = new DraftServer(start);
      const world: World = { server, windows: [open(server, 'Ana'), open(server, 'Ben')] };
      const model: Model = { written: 0, excused: new Set(['start']) };
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        await synchronize(world);
        assertNothingLost(world, model);
      } finally {
        server.close();
      }
    }),
    { numRuns: 300, seed },
  );
});

function open(server: DraftServer, name: string): Window {
  const window: Window = {
    name,
    connection: 'up',
    undoable: [],
    redoable: [],
    editor: server.open(name, () => window.connection),
  };
  return window;
}

function add(window: Window, model: Model, at: number): void {
  const id = window.editor.newFieldId();
  assert.ok(![...fieldsOf(window.editor.state().draft)].some((field) => field.id === id), `${id} is in use`);
  const label = word(window, model);
  change(window, ({ pages, ...draft }) => ({
    ...draft,
    pages: pages.map((page, index) => {
      if (index !== at % pages.length) return page;
      const field: Field = { id, type: 'one_line_input', label };
      return { ...page, fields: page.fields.toSpliced(at % (page.fields.length + 1), 0, field) };
    }),
  }));
}

function write(window: Window, model: Model, at: number, part: 'label' | 'description'): void {
  const chosen = choose(window, at);
  if (chosen === undefined) return;
  const text = word(window, model);
  model.excused.add(chosen[part] ?? '');
  change(window, (draft) =>
    mapFields(draft, (field) => (field.id === chosen.id ? { ...field, [part]: text } : field)),
  );
}

function move(window: Window, from: number, to: number): void {
  const chosen = choose(window, from);
  if (chosen === undefined) return;
  change(window, ({ pages, ...draft }) => ({
    ...draft,
    pages: pages.map((page, index) => {
      const others = page.fields.filter(({ id }) => id !== chosen.id);
      if (index !== to % pages.length) return { ...page, fields: others };
      return { ...page, fields: others.toSpliced(to % (others.length + 1), 0, chosen) };
    }),
  }));
}

function remove(window: Window, model: Model, at: number): void {
  const chosen = choose(window, at);
  if (chosen === undefined) return;
  excuseAll(model, [chosen]);
  change(window, (draft) => mapFields(draft, (field) => (field.id === chosen.id ? undefined : field)));
}

/** Exact while nobody else's change came in between. */
function step(window: Window, model: Model, direction: 'undo' | 'redo'): void {
  const { editor } = window;
  const before = editor.state().draft;
  const [from, to] =
    direction === 'undo' ? [window.undoable, window.redoable] : [window.redoable, window.undoable];
  const expected = from.pop();
  editor[direction]();
  const after = editor.state().draft;
  if (expected !== undefined) {
    assert.deepEqual(after, expected, `${direction} is not exact`);
    to.push(before);
  }
  const left = new Set(wordsOf(after));
  for (const lost of wordsOf(before)) if (!left.has(lost)) model.excused.add(lost);
}

async function save(window: Window): Promise<void> {
  await remotely(window, () =>
    window.editor.flush().then(
      () => undefined,
      () => undefined,
    ),
  );
  const isUp = window.connection === 'up';
  if (isUp) assert.equal(window.editor.state().saving, 'saved');
}

async function hear(window: Window, { server }: World): Promise<void> {
  if (window.connection !== 'up') return;
  await remotely(window, () => heard(window, server));
}

/** A change of somebody else ends the simple model of undo. */
async function remotely(window: Window, work: () => Promise<void>): Promise<void> {
  const before = window.editor.state().draft;
  await work();
  if (same(window.editor.state().draft, before)) return;
  window.undoable = [];
  window.redoable = [];
}

async function heard({ editor }: Window, server: DraftServer): Promise<void> {
  if (editor.stored().revision === server.current.revision) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = editor.subscribe(() => {
    if (editor.stored().revision === server.current.revision) resolve();
  });
  editor.noticeRevision(server.current.revision);
  await promise;
  stop();
}

/** The browser keeps what the editor stored; the page comes from the server again. */
async function reload(window: Window, { server }: World): Promise<void> {
  if (window.connection !== 'up') return;
  await remotely(window, async () => {
    const stored = JSON.parse(JSON.stringify(window.editor.stored()));
    window.editor.close();
    window.editor = server.open(window.name, () => window.connection);
    window.editor.adopt(stored);
  });
}

async function synchronize({ server, windows }: World): Promise<void> {
  for (const window of windows) window.connection = 'up';
  for (const window of [...windows, ...windows]) {
    await window.editor.flush();
    await heard(window, server);
  }
  const [ana, ben] = windows;
  assert.deepEqual(ana.editor.state().draft, server.current.draft);
  assert.deepEqual(ben.editor.state().draft, server.current.draft);
}

/** Every word stands in the draft, was replaced on purpose, or is offered in a conflict. */
function assertNothingLost({ server, windows }: World, { written, excused }: Model): void {
  const found = new Set([...wordsOf(server.current.draft), ...excused]);
  const offered = JSON.stringify(windows.map(({ editor }) => editor.state().conflicts));
  for (let number = 1; number <= written; number += 1) {
    const lost = `word ${number}.`;
    assert.ok(found.has(lost) || offered.includes(lost), `${lost} is lost`);
  }
}

function assertOpens(draft: FormDefinition): void {
  const opened = definition.safeParse(draft);
  assert.ok(opened.success, String(opened.error));
  const ids = [...fieldsOf(draft)].map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length, `an id is there twice: ${ids}`);
}

function word(_window: Window, model: Model): string {
  model.written += 1;
  return `word ${model.written}.`;
}

function wordsOf(draft: FormDefinition): string[] {
  return [...fieldsOf(draft)].flatMap(({ label, description }) => [label, description ?? '']);
}

function excuseAll(model: Model, fields: readonly Field[]): void {
  for (const { label, description } of fields) model.excused.add(label).add(description ?? '');
}

function choose({ editor }: Window, at: number): Field | undefined {
  const fields = [...fieldsOf(editor.state().draft)];
  return fields[at % Math.max(fields.length, 1)];
}

function mapFields(draft: FormDefinition, map: (field: Field) => Field | undefined): FormDefinition {
  return {
    ...draft,
    pages: draft.pages.map((page) => ({ ...page, fields: page.fields.flatMap((field) => map(field) ?? []) })),
  };
}
