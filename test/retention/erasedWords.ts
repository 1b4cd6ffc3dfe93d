import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { insertFile } from '#store/query/response/file.ts';
import { insertNote } from '#store/query/response/note.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { addSurvey, surveyResponse } from '../response/surveyForm.ts';
import { fileRow } from '../store/example.ts';
import type { TestData } from '../support/engines.ts';

export const count = 600;

/** Words whose last letters are in nothing else. Search indexes leave out the first letters that two words share. */
export function newWord(): string {
  const letters = () => Math.random().toString(36).slice(2, 10).padEnd(8, 'q');
  return `w${letters()}${letters()}`;
}

export function ending(word: string): string {
  return word.slice(6);
}

/** Answers in an order that makes SQLite divide its pages again and again, and a note and a file with each tenth. */
export async function fill(data: TestData) {
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
    for (const [index, { id }] of stored.entries()) words.set(id, [some[index] ?? '']);
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
export async function wordsIn(path: string, words: readonly string[]): Promise<string[]> {
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
export async function relationsWith(
  store: Store,
  condition: string,
  words: readonly string[],
): Promise<string[]> {
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

export async function assertSound(store: Store): Promise<void> {
  const { rows } = await sql`PRAGMA integrity_check`.execute(store.read);
  assert.deepEqual(
    rows.map((row) => Object.values(row as object)),
    [['ok']],
  );
}
