import assert from 'node:assert/strict';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sql } from 'kysely';
import { erasedOverwriter } from '#service/operate/content/erasedOverwriter.ts';
import { removeUnneeded } from '#service/operate/content/removeUnneeded.ts';
import { insertFile } from '#store/query/response/file.ts';
import { insertNote } from '#store/query/response/note.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { dueResponses, eraseResponses } from '#store/query/response/retention.ts';
import type { Store } from '#store/store.ts';
import { backUp } from '../backup/installation.ts';
import { addSurvey, surveyResponse } from '../response/surveyForm.ts';
import { fileRow } from '../store/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';

const count = 600;

/** Words whose last letters are in nothing else. Search indexes leave out the first letters that two words share. */
function newWord(): string {
  const letters = () => Math.random().toString(36).slice(2, 10).padEnd(8, 'q');
  return `w${letters()}${letters()}`;
}

function ending(word: string): string {
  return word.slice(6);
}

/** Answers in an order that makes SQLite divide its pages again and again, and a note and a file with each tenth. */
async function fill(data: TestData) {
  const { store, files } = data;
  const survey = await addSurvey(store);
  const { organizationId, formId } = survey;
  const words = new Map<number, string[]>();
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: 50 }, newWord);
    const answers = some.map((name) =>
      surveyResponse(formId, { name: `${name} ${'x'.repeat(Math.random() * 900)}`, stars: 3 }),
    );
    const stored = await store.write((transaction) =>
      appendResponses(transaction, organizationId, answers, () => 1_000 + at),
    );
    for (const [place, { id }] of stored.entries()) words.set(id, [some[place] ?? '']);
  }
  for (const field of ['', 'name'])
    while (!(await survey.indexes.use(organizationId, formId, field)).ready) await survey.indexes.work();
  for (const [id, known] of words) {
    if (id % 10 !== 0) continue;
    const [note, name, content] = [newWord(), newWord(), newWord()];
    known.push(note, name, content);
    const put = await files.put(Readable.from([Buffer.from(content)]));
    await store.write(async ({ db }) => {
      const row = fileRow(organizationId, `file${id}`, id);
      await insertFile(db, { ...row, form_id: formId, response_id: id, name, ...put });
      const times = { created_at: id, updated_at: id };
      const owner = { organization_id: organizationId, form_id: formId, response_id: id };
      await insertNote(db, { ...owner, id: `note${id}`, text: note, created_by: null, ...times });
    });
  }
  return { survey, words };
}

/** The words whose endings are in a file of the folder, each with the file's name. */
async function wordsIn(path: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const found = new Set<string>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A log may be gone by now.
    const content = await readFile(join(entry.parentPath, entry.name), 'latin1').catch(() => '');
    for (const word of words) if (content.includes(ending(word))) found.add(`${entry.name}: ${word}`);
  }
  return [...found];
}

/** The files of these tables and their indexes. */
async function relationsWith(store: Store, condition: string, words: readonly string[]): Promise<string[]> {
  await sql`CHECKPOINT`.execute(store.read);
  const { rows } = await sql<{ name: string; content: Buffer }>`
    SELECT relname AS name, pg_read_binary_file(pg_relation_filepath(oid)) AS content
    FROM pg_class WHERE relkind IN ('r', 'i', 't') AND ${sql.raw(condition)}`.execute(store.read);
  assert.ok(rows.length > 0);
  return rows.flatMap(({ name, content }) => {
    const text = content.toString('latin1');
    return words.flatMap((word) => (text.includes(ending(word)) ? [`${name}: ${word}`] : []));
  });
}

async function assertSound(store: Store): Promise<void> {
  const { rows } = await sql`PRAGMA integrity_check`.execute(store.read);
  assert.deepEqual(
    rows.map((row) => Object.values(row as object)),
    [['ok']],
  );
}

eachEngine((engine) => {
  test('the bytes of erased responses leave every file of the data', async () => {
    await using data = await engine.open();
    const { store, files, folder } = data;
    const { survey, words } = await fill(data);
    const { organizationId, formId } = survey;
    const overwrite = erasedOverwriter(store);
    const due = await dueResponses(store.read, organizationId, formId, 1e14, count);
    const gone = due.filter(({ id }) => id % 3 === 0 || id % 10 === 0);
    const isGone = new Set(gone.map(({ id }) => id));
    const erased = [...words].flatMap(([id, own]) => (isGone.has(id) ? own : []));
    const kept = [...words].flatMap(([id, own]) => (isGone.has(id) ? [] : own.slice(0, 1)));
    assert.ok(erased.length > count / 3 && kept.length > count / 3);
    if (engine.name === 'sqlite') assert.notDeepEqual(await wordsIn(folder, erased), [], 'they can be found');
    await store.write((transaction) =>
      eraseResponses(transaction, organizationId, formId, gone, { now: 2_000 }),
    );

    await removeUnneeded({ store, files }, { grace: -1 });
    assert.equal(await overwrite(), true);
    assert.deepEqual(await store.read.selectFrom('erasure').selectAll().execute(), []);

    await mkdir(join(folder, 'backups'), { recursive: true });
    await backUp(data, join(folder, 'backups', 'later.tar'));
    assert.deepEqual(await wordsIn(folder, erased), []);
    if (engine.name === 'postgres') {
      assert.deepEqual(await relationsWith(store, `relname = 'response_doc_words'`, erased), []);
      // As the documents tell operators to.
      const tables = ['response', 'response_doc', 'response_sort', 'response_note', 'change_entry', 'file'];
      for (const table of tables) await sql`VACUUM FULL ${sql.table(table)}`.execute(store.read);
      assert.deepEqual(await relationsWith(store, 'relnamespace >= 2200', erased), []);
    }
    for (const word of kept.slice(0, 20)) {
      const searched = [{ text: word, prefix: false }];
      const window = { from: undefined, order: 'desc', limit: 2 } as const;
      const found = await store.words.find(store.read, organizationId, formId, searched, window);
      assert.equal(found.length, 1, 'what was not erased is still found');
    }
    if (engine.name === 'sqlite') await assertSound(store);
  });

  if (engine.name === 'sqlite')
    test('a reader of an older state holds overwriting back, and the next run does it', async () => {
      await using data = await engine.open();
      const { store, folder } = data;
      const { survey, words } = await fill(data);
      const { organizationId, formId } = survey;
      const due = await dueResponses(store.read, organizationId, formId, 1e14, count);
      const erased = [...words.values()].flat();
      await store.snapshot(async (db) => {
        await db.selectFrom('form').select('id').execute();
        await store.write((transaction) =>
          eraseResponses(transaction, organizationId, formId, due, { now: 2_000 }),
        );
        assert.equal(await erasedOverwriter(store)(), false);
        assert.equal((await store.read.selectFrom('erasure').selectAll().execute()).length > 0, true);
      });
      assert.equal(await erasedOverwriter(store)(), true);
      const database = erased.filter((_, place) => place % 10 === 0);
      assert.deepEqual(
        (await wordsIn(folder, database)).filter((found) => found.startsWith('canvass.db')),
        [],
      );
      await assertSound(store);
    });
});
