import type { WindowCounters } from '../store.ts';
import type { Connection } from './connection.ts';

/**
 * Shares the file of the request counters, whose commits are not flushed: a lost count matters
 * only until its window ends.
 */
export class SqliteCountedWindows implements WindowCounters {
  readonly #add;
  readonly #forget;

  constructor(connection: Connection) {
    connection.handle.exec(`
      CREATE TABLE IF NOT EXISTS submission_window (
        name TEXT NOT NULL PRIMARY KEY,
        ends BIGINT NOT NULL,
        count INTEGER NOT NULL
      ) WITHOUT ROWID`);
    this.#add = connection.prepareArrays(`
      INSERT INTO submission_window (name, ends, count) VALUES (?1, ?2, ?3)
      ON CONFLICT (name) DO UPDATE SET
        count = CASE WHEN ends = ?2 THEN count + ?3 ELSE ?3 END,
        ends = ?2
      RETURNING count`);
    this.#forget = connection.prepare('DELETE FROM submission_window WHERE ends <= ?');
  }

  add(name: string, ends: number, count: number): number {
    const [all] = this.#add.get(name, ends, count) as unknown as [number];
    return all;
  }

  forget(now: number): void {
    this.#forget.run(now);
  }
}
