import { sql } from 'kysely';
import type { OrganizationId, StaleDatabase } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/** Answers that are in memory at once, unless those of a single response are longer. */
export const bytesOfBatch = 2_000_000;

/** A row that was read without its answers if they are long. */
export interface Outline {
  readonly id: number;
  readonly tail: string | null;
  /** The length of the answers. */
  readonly bytes: number;
}

export type Whole<Row extends Outline> = Row & { readonly tail: string };

/** The length up to which so many rows read their answers at once. */
export function shortTail(rows: number): number {
  return Math.floor(bytesOfBatch / Math.max(1, rows));
}

/** The answers if they are `short`, and their length. Neither engine loads a text to tell its length. */
export function outlinedTail(short: number) {
  return [
    sql<string | null>`CASE WHEN octet_length(response.tail) <= ${short} THEN response.tail END`.as('tail'),
    sql<number>`octet_length(response.tail)`.as('bytes'),
  ] as const;
}

/**
 * As many of the first rows as fit into a batch, at least one, with their answers. Long answers are read by a query of
 * their own. `taken` counts the rows that were looked at: those that were erased in the meantime are left out.
 */
export async function boundedRows<Row extends Outline>(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  outlines: readonly Row[],
): Promise<{ rows: Whole<Row>[]; taken: number }> {
  return await boundedBatch(outlines, (ids) => tailsOf(db, organizationId, formId, ids));
}

/** The same for other long texts, which `readLong` finds by the ids of their rows. */
export async function boundedBatch<Row extends Outline>(
  outlines: readonly Row[],
  readLong: (ids: readonly number[]) => Promise<ReadonlyMap<number, string>>,
): Promise<{ rows: Whole<Row>[]; taken: number }> {
  let taken = 0;
  let sum = 0;
  const long: number[] = [];
  for (const { id, tail, bytes } of outlines) {
    if (taken > 0 && sum + bytes > bytesOfBatch) break;
    sum += bytes;
    taken += 1;
    if (tail === null) long.push(id);
  }
  const first = outlines.slice(0, taken);
  if (first.every(isWhole)) return { rows: first, taken };
  const texts = await readLong(long);
  const rows = first.flatMap((row) => {
    const tail = row.tail ?? texts.get(row.id);
    return tail === undefined ? [] : [{ ...row, tail }];
  });
  return { rows, taken };
}

function isWhole<Row extends Outline>(row: Row): row is Whole<Row> {
  return row.tail !== null;
}

/** A step of a list: `ended` if no row follows. */
export interface RowStep<Row> {
  readonly rows: Row[];
  readonly ended: boolean;
}

/** The same for a query that was limited to so many rows. A step that did not end continues after its last row. */
export async function boundedStep<Row extends Outline>(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  outlines: readonly Row[],
  limit: number,
): Promise<RowStep<Whole<Row>>> {
  const { rows, taken } = await boundedRows(db, organizationId, formId, outlines);
  return { rows, ended: outlines.length < limit && taken === outlines.length };
}

async function tailsOf(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('response')
    .select(['id', 'tail'])
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where('tail', '!=', '')
    .execute();
  return new Map(rows.map(({ id, tail }) => [id, tail]));
}
