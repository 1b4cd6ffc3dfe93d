import { type RawBuilder, sql } from 'kysely';

/**
 * A value for `LIMIT` hidden from SQLite's planner, which would otherwise inspect it and recompile the
 * statement on every call.
 */
export function rowLimit(rows: number): RawBuilder<number> {
  return sql<number>`CAST(${rows} AS INTEGER)`;
}
