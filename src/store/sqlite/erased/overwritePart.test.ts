import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { randomNumbers } from '../../../../test/support/randomNumbers.ts';
import { type Connection, openMain } from '../connection.ts';
import { overwritePart } from './overwritePart.ts';

const words = ['alder', 'birch', 'cedar', 'doum'];

/** Changes rows of every kind of page: with long values, without row ids, indexed, and of a search index. */
function changeAtRandom(connection: Connection, next: () => number, erased: Set<string>): void {
  const { handle } = connection;
  const insert = handle.prepare('INSERT OR REPLACE INTO answer (place, text) VALUES (?, ?)');
  const insertName = handle.prepare('INSERT OR REPLACE INTO name (text, place) VALUES (?, ?)');
  const index = handle.prepare('INSERT INTO words (text) VALUES (?)');
  handle.exec('BEGIN');
  for (let at = 0; at < 60; at += 1) {
    const word = `${words[Math.floor(next() * words.length)]}${Math.floor(next() * 1e9)}`;
    const offset = Math.floor(next() * 400);
    insert.run(offset, `${word} ${'x'.repeat(next() < 0.1 ? next() * 40_000 : next() * 700)}`);
    insertName.run(`${word}-${'y'.repeat(next() * 200)}`, offset);
    index.run(word);
  }
  handle.exec('COMMIT');
  const from = Math.floor(next() * 400);
  const some = [from, from + Math.floor(next() * 40)] as const;
  for (const { text } of handle.prepare('SELECT text FROM answer WHERE place BETWEEN ? AND ?').all(...some))
    erased.add(String(text).split(' ')[0] ?? '');
  handle.prepare('DELETE FROM answer WHERE place BETWEEN ? AND ?').run(...some);
  handle.prepare('DELETE FROM name WHERE place BETWEEN ? AND ?').run(...some);
}

function contentOf({ handle }: Connection): unknown {
  return ['answer', 'name', 'words'].map((table) =>
    handle.prepare(`SELECT * FROM ${table} ORDER BY 1`).all(),
  );
}

test('overwriting unused bytes changes no row, in tables that grow and shrink at random', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const next = randomNumbers(seed);
  const folder = await mkdtemp(join(tmpdir(), 'canvass-overwrite-'));
  const path = join(folder, 'canvass.db');
  const writer = openMain(path);
  const reader = openMain(path);
  const other = openMain(path);
  try {
    writer.handle.exec(`
      CREATE TABLE answer (place INTEGER PRIMARY KEY, text TEXT NOT NULL);
      CREATE INDEX answer_text ON answer (substr(text, 1, 30));
      CREATE TABLE name (text TEXT NOT NULL PRIMARY KEY, place INTEGER NOT NULL) WITHOUT ROWID;
      CREATE VIRTUAL TABLE words USING fts5 (text)`);
    const erased = new Set<string>();
    for (let round = 0; round < 25; round += 1) {
      changeAtRandom(writer, next, erased);
      const before = contentOf(reader);
      const count = 1 + Math.floor(next() * 40);
      for (let from: number | undefined = 1; from !== undefined; ) {
        const part = overwritePart(other, path, from, count);
        assert.equal(part.isBusy, false, `seed ${seed}`);
        from = part.next;
      }
      // The reader has pages in its memory, and the writer writes on what it remembers.
      assert.deepEqual(contentOf(reader), before, `seed ${seed}`);
      const { integrity_check } = reader.handle.prepare('PRAGMA integrity_check').get() ?? {};
      assert.equal(integrity_check, 'ok', `seed ${seed}`);
      writer.handle.exec("INSERT INTO words (words) VALUES ('integrity-check')");
    }
    for (const { text } of writer.handle.prepare('SELECT text FROM answer').all())
      erased.delete(String(text).split(' ')[0] ?? '');
    for (let from: number | undefined = 1; from !== undefined; )
      from = overwritePart(other, path, from, 512).next;
    const bytes = await readFile(path, 'latin1');
    // The words stay in the search index of this test, which nothing is removed from, but without the space after them.
    const left = [...erased].filter((word) => bytes.includes(`${word} x`));
    assert.deepEqual(left, [], `seed ${seed}`);
  } finally {
    for (const connection of [writer, reader, other]) connection.close();
    await rm(folder, { recursive: true });
  }
});

interface Tools {
  /** The connection that overwrites. */
  readonly other: Connection;
  readonly overwrite: () => void;
  /** Those of the words that are in the file. */
  readonly left: (words: readonly string[]) => Promise<string[]>;
}

/** A writer that overwrites nothing itself, so that erased bytes lie wherever SQLite leaves some. */
async function withCarelessWriter(use: (writer: Connection, tools: Tools) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-overwrite-'));
  const path = join(folder, 'canvass.db');
  const writer = openMain(path);
  const other = openMain(path);
  try {
    writer.handle.exec('PRAGMA secure_delete = OFF');
    const overwrite = () => {
      for (let from: number | undefined = 1; from !== undefined; ) {
        const part = overwritePart(other, path, from, 16);
        assert.equal(part.isBusy, false);
        from = part.next;
      }
    };
    const left = async (words: readonly string[]) => {
      writer.handle.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      const bytes = await readFile(path, 'latin1');
      return words.filter((word) => bytes.includes(word));
    };
    await use(writer, { other, overwrite, left });
  } finally {
    for (const connection of [writer, other]) connection.close();
    await rm(folder, { recursive: true });
  }
}

test('erased bytes leave free pages, the space between rows, and the ends of long values', async () => {
  await withCarelessWriter(async ({ handle }, { overwrite, left }) => {
    handle.exec(`
      CREATE TABLE small (place INTEGER PRIMARY KEY, text TEXT);
      CREATE TABLE long (place INTEGER PRIMARY KEY, text TEXT);
      CREATE TABLE name (text TEXT NOT NULL PRIMARY KEY, place INTEGER) WITHOUT ROWID;
      CREATE TABLE gone (text TEXT)`);
    const add = handle.prepare('INSERT INTO small VALUES (?, ?)');
    for (const word of ['first', 'between', 'kept', 'lowest']) add.run(null, `${word}Small`.repeat(20));
    const addLong = handle.prepare('INSERT OR REPLACE INTO long VALUES (?, ?)');
    const addName = handle.prepare('INSERT INTO name VALUES (?, ?)');
    // Of all lengths, so that some end within a page of rows, in one page more, and in several.
    const lengths = Array.from({ length: 20 }, (_, offset) => 1000 + offset * 1577);
    for (const [offset, length] of lengths.entries()) {
      addLong.run(offset, 'endOfValue '.repeat(length));
      addName.run(`${offset} ${'endOfName '.repeat(length)}`, offset);
    }
    handle.prepare('INSERT INTO gone VALUES (?)').run('freePage '.repeat(10_000));
    handle.exec(`
      DELETE FROM small WHERE place IN (2, 4);
      DELETE FROM gone;
      BEGIN`);
    const removeName = handle.prepare('DELETE FROM name WHERE place = ?');
    for (const [offset, length] of lengths.entries()) {
      addLong.run(offset, 'z'.repeat(length));
      removeName.run(offset);
      addName.run(`${offset} ${'z'.repeat(length)}`, offset);
    }
    handle.exec('COMMIT');
    const content = () =>
      ['small', 'long', 'name'].map((table) => handle.prepare(`SELECT * FROM ${table} ORDER BY 2`).all());
    const before = content();
    const erased = ['betweenSmall', 'lowestSmall', 'endOfValue ', 'endOfName ', 'freePage '];
    assert.deepEqual(await left(erased), erased, 'they can be found');
    overwrite();
    assert.deepEqual(await left(erased), []);
    assert.deepEqual(content(), before);
    assert.equal(handle.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
  });
});

test('a writer that had the page in its memory does not bring erased bytes back', async () => {
  await withCarelessWriter(async ({ handle }, { other, overwrite, left }) => {
    handle.exec(`
      CREATE TABLE small (place INTEGER PRIMARY KEY, text TEXT);
      INSERT INTO small VALUES (1, 'first'), (2, 'erased word'), (3, 'other');
      DELETE FROM small WHERE place = 2`);
    assert.deepEqual(await left(['erased word']), ['erased word']);
    const exec = other.handle.exec.bind(other.handle);
    other.handle.exec = (text) => {
      // After the log was emptied, which makes it forget, and before anything is overwritten.
      if (text === 'BEGIN IMMEDIATE') handle.prepare('SELECT * FROM small').all();
      exec(text);
    };
    overwrite();
    handle.exec(`UPDATE small SET text = 'FIRST' WHERE place = 1`);
    assert.deepEqual(await left(['erased word']), []);
  });
});

test('a reader of an older state makes it busy, and nothing is lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-overwrite-'));
  const path = join(folder, 'canvass.db');
  const writer = openMain(path);
  const reader = openMain(path);
  const other = openMain(path);
  try {
    writer.handle.exec("CREATE TABLE answer (text TEXT); INSERT INTO answer VALUES ('first')");
    other.handle.exec('PRAGMA busy_timeout = 10');
    reader.handle.exec('BEGIN');
    reader.handle.prepare('SELECT * FROM answer').all();
    writer.handle.exec("DELETE FROM answer; INSERT INTO answer VALUES ('second')");
    assert.equal(overwritePart(other, path, 1, 512).isBusy, true);
    assert.deepEqual(
      reader.handle
        .prepare('SELECT text FROM answer')
        .all()
        .map(({ text }) => text),
      ['first'],
    );
    reader.handle.exec('COMMIT');
    assert.equal(overwritePart(other, path, 1, 512).isBusy, false);
  } finally {
    for (const connection of [writer, reader, other]) connection.close();
    await rm(folder, { recursive: true });
  }
});
