import { type RawBuilder, sql } from 'kysely';

/** The id of an organisation or a person, and the id of something that belongs to it. */
export type Pair = readonly [owner: string, id: string];

/** Far below the parameters that a statement may have in either database. */
const maxInStatement = 1024;

/** Reads the rows of any number of pairs, by one statement for a thousand of them. */
export async function ofPairs<Row>(
  pairs: readonly Pair[],
  read: (some: readonly Pair[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < pairs.length; start += maxInStatement)
    rows.push(...(await read(pairs.slice(start, start + maxInStatement))));
  return rows;
}

/** The condition that two columns are one of these pairs. */
export function isAmong(columns: readonly [string, string], pairs: readonly Pair[]): RawBuilder<boolean> {
  const [first, second] = columns.map((column) => sql.ref(column));
  const rows = padded(pairs).map(([owner, id]) => sql`(${owner}, ${id})`);
  return sql<boolean>`(${first}, ${second}) IN (VALUES ${sql.join(rows)})`;
}

/**
 * Repeats the last value until the list is as long as a power of two, because a prepared statement is kept for every
 * text of a query.
 */
export function padded<Value>(values: readonly Value[]): readonly Value[] {
  const missing = 2 ** Math.ceil(Math.log2(values.length)) - values.length;
  return [...values, ...values.slice(-1).flatMap((last) => Array.from({ length: missing }, () => last))];
}
