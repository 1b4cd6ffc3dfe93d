import { type RawBuilder, sql } from 'kysely';

/**
 * A number of rows for `LIMIT`, hidden from SQLite's planner: it would look at the value and therefore compile
 * the statement anew at every call.
 */
export function rowLimit(rows: number): RawBuilder<number> {
  return sql<number>`CAST(${rows} AS INTEGER)`;
}
