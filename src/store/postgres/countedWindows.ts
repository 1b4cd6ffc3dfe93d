import type pg from 'pg';
import type { WindowCounters } from '../store.ts';

const add = `
  INSERT INTO submission_window AS counted (name, ends, count) VALUES ($1, $2::bigint, $3::int)
  ON CONFLICT (name) DO UPDATE SET
    count = CASE WHEN counted.ends = $2 THEN counted.count + $3 ELSE $3 END,
    ends = $2
  RETURNING count`;

export const countedWindowTable = `CREATE TABLE IF NOT EXISTS submission_window (
  name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  ends BIGINT NOT NULL,
  count INTEGER NOT NULL
) WITH (fillfactor = 50)`;

/** Counts with one statement in the shared database, so that any number of machines share the count. */
export class PostgresCountedWindows implements WindowCounters {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async add(name: string, ends: number, count: number): Promise<number> {
    const { rows } = await this.#pool.query<{ count: number }>({
      name: 'submission_window_add',
      text: add,
      values: [name, ends, count],
    });
    return rows[0]?.count ?? count;
  }

  async forget(now: number): Promise<void> {
    await this.#pool.query('DELETE FROM submission_window WHERE ends <= $1', [now]);
  }
}
