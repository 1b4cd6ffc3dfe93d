import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Connection } from '#store/sqlite/connection.ts';

export interface StagedItem {
  id: string;
  /** Milliseconds; items are read in this order, ties by id. */
  created: number;
  /** The item as received. */
  json: string;
}

/** The file is locked by one process at a time; the lock ends with the process, even after a crash. */
export class StagingInUse extends Error {
  override name = 'StagingInUse';
}

/** Batch size of reads: large enough to be fast, small enough for memory. */
const batchSize = 200;

/**
 * The progress of a download, in its own database file: it deduplicates items without holding ids in memory and
 * lets a later run resume. A page and the cursor after it are stored in one transaction, so they never diverge.
 */
export class Staging {
  readonly #connection: Connection;

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#connection = new Connection(path);
    try {
      this.#prepare();
    } catch (error) {
      this.#connection.close();
      if (isBusy(error))
        throw new StagingInUse('Another process is at work in this folder.', { cause: error });
      throw error;
    }
  }

  #prepare(): void {
    // Exclusive, because two processes would write the same unfinished files beside it.
    this.#connection.handle.exec(`
      PRAGMA busy_timeout = 1000;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS place (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS item (
        list TEXT NOT NULL, id TEXT NOT NULL, created INTEGER NOT NULL, rank INTEGER NOT NULL, json TEXT NOT NULL
      );
      CREATE UNIQUE INDEX IF NOT EXISTS item_id ON item (list, id);
      CREATE INDEX IF NOT EXISTS item_order ON item (list, created, rank, id);
    `);
  }

  cursor(name: string): unknown {
    const row = this.#connection.prepare('SELECT value FROM place WHERE name = ?').get(name);
    return typeof row?.value === 'string' ? JSON.parse(row.value) : undefined;
  }

  keepCursor(name: string, value: unknown): void {
    this.#connection
      .prepare('INSERT INTO place VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, JSON.stringify(value));
  }

  /** Stores items and cursor in one transaction. A known item is replaced. Returns the number of new items. */
  keepPage(list: string, items: StagedItem[], name?: string, cursor?: unknown): number {
    const { handle } = this.#connection;
    handle.exec('BEGIN IMMEDIATE');
    try {
      const fresh = items.reduce((count, item) => count + (this.#keep(list, item) ? 1 : 0), 0);
      if (name !== undefined) this.keepCursor(name, cursor);
      handle.exec('COMMIT');
      return fresh;
    } catch (error) {
      handle.exec('ROLLBACK');
      throw error;
    }
  }

  #keep(list: string, { id, created, json }: StagedItem): boolean {
    const changed = this.#connection
      .prepare('UPDATE item SET created = ?, json = ? WHERE list = ? AND id = ?')
      .run(created, json, list, id);
    if (changed.changes !== 0) return false;
    const number = Number(id);
    this.#connection
      .prepare('INSERT INTO item (list, id, created, rank, json) VALUES (?, ?, ?, ?, ?)')
      .run(list, id, created, Number.isSafeInteger(number) ? number : 0, json);
    return true;
  }

  item(list: string, id: string): string | undefined {
    const row = this.#connection.prepare('SELECT json FROM item WHERE list = ? AND id = ?').get(list, id);
    return typeof row?.json === 'string' ? row.json : undefined;
  }

  count(list: string): number {
    const row = this.#connection.prepare('SELECT count(*) AS count FROM item WHERE list = ?').get(list);
    return Number(row?.count ?? 0);
  }

  /** Counts the items of one list whose id is missing in another. */
  countMissing(list: string, other: string): number {
    const row = this.#connection
      .prepare(`SELECT count(*) AS count FROM item WHERE list = ?
        AND NOT EXISTS (SELECT 1 FROM item AS twin WHERE twin.list = ? AND twin.id = item.id)`)
      .get(list, other);
    return Number(row?.count ?? 0);
  }

  /** Reads in batches. No cursor stays open between rows, so the caller may store other items meanwhile. */
  *items(list: string, order: 'oldest first' | 'newest first' = 'oldest first'): Generator<StagedItem> {
    const [than, direction] = order === 'oldest first' ? ['>', 'ASC'] : ['<', 'DESC'];
    const end = order === 'oldest first' ? -1 : 1;
    const statement = this.#connection.prepare(`SELECT id, created, rank, json FROM item
      WHERE list = ? AND (created, rank, id) ${than} (?, ?, ?)
      ORDER BY created ${direction}, rank ${direction}, id ${direction} LIMIT ${batchSize}`);
    let last: [number, number, string] = [end * Number.MAX_SAFE_INTEGER, 0, ''];
    for (;;) {
      const rows = statement.all(list, ...last);
      for (const row of rows) {
        const item = { id: String(row.id), created: Number(row.created), json: String(row.json) };
        last = [item.created, Number(row.rank), item.id];
        yield item;
      }
      if (rows.length < batchSize) return;
    }
  }

  /** Deletes a list. SQLite reuses the freed pages for the next one. */
  forget(list: string): void {
    this.#connection.prepare('DELETE FROM item WHERE list = ?').run(list);
  }

  close(): void {
    this.#connection.close();
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}
