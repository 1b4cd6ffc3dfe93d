import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';

/** The responses of one kind that an import brings to a form. Those of a new form are hidden with it and carry no import. */
export interface Brought {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly importId: string | null;
  readonly kind: 'live' | 'test';
}

const columns = { live: 'last_number', test: 'last_test_number' } as const;

/** The number after which those of this kind go on. */
export async function lastNumber(db: Database, { organizationId, formId, kind }: Brought): Promise<number> {
  const row = await db
    .selectFrom('form')
    .select(columns[kind])
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .executeTakeFirstOrThrow();
  return Number(row[columns[kind]]);
}

/**
 * The highest number, if they keep those that they brought: each has one, no two the same, and all are above those that the
 * form has given. Otherwise undefined.
 */
export async function lastKeptNumber(db: Database, brought: Brought): Promise<number | undefined> {
  const last = await lastNumber(db, brought);
  const { rows } = await sql<Record<'all' | 'numbered' | 'different' | 'least' | 'most', number | null>>`
    SELECT count(*) AS "all", count(number) AS numbered, count(DISTINCT number) AS different,
      min(number) AS least, max(number) AS most
    FROM response WHERE ${areBrought(brought)}`.execute(db);
  const all = Number(rows[0]?.all ?? 0);
  if (all === 0) return last;
  const isWhole = Number(rows[0]?.numbered) === all && Number(rows[0]?.different) === all;
  return isWhole && Number(rows[0]?.least) > last ? Number(rows[0]?.most) : undefined;
}

/** How far responses are numbered, in the order of their time. */
export interface NumberedTo {
  readonly number: number;
  readonly created_at: number;
  readonly id: number;
}

export const beforeAll = { created_at: -1e15, id: -Number.MAX_SAFE_INTEGER } as const;

/** Numbers the next ones in the order in which they came; undefined where none is left. */
export async function numberInOrder(
  db: Database,
  brought: Brought,
  { number, created_at, id }: NumberedTo,
  limit: number,
): Promise<NumberedTo | undefined> {
  const next = sql`SELECT id, created_at FROM response
    WHERE ${areBrought(brought)} AND created_at >= ${created_at} AND (created_at, id) > (${created_at}, ${id})
    ORDER BY created_at, id LIMIT ${sql.lit(limit)}`;
  const { rows } = await sql<{ id: number; created_at: number }>`${next}`.execute(db);
  const last = rows.at(-1);
  if (last === undefined) return undefined;
  const { organizationId, formId } = brought;
  await sql`UPDATE response SET number = ${number} + place.place
    FROM (SELECT id, row_number() OVER (ORDER BY created_at, id) AS place FROM (${next}) AS next) AS place
    WHERE response.organization_id = ${organizationId} AND response.form_id = ${formId}
      AND response.id = place.id`.execute(db);
  return { number: number + rows.length, created_at: last.created_at, id: last.id };
}

/** Numbers are never given again, also those of responses that the archive leaves out. */
export async function raiseLastNumber(
  db: Database,
  { organizationId, formId, kind }: Brought,
  number: number,
): Promise<void> {
  await db
    .updateTable('form')
    .set({ [columns[kind]]: number })
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .where(columns[kind], '<', number)
    .execute();
}

/** Literals, because SQLite uses a partial index only if its condition appears in the query text. */
function areBrought({ organizationId, formId, importId, kind }: Brought) {
  const other = kind === 'live' ? sql`` : sql` AND state IN ('test', 'spam', 'partial')`;
  return sql`organization_id = ${organizationId} AND form_id = ${formId} AND state = ${sql.lit(kind)}${other}
    AND ${importId === null ? sql`import_id IS NULL` : sql`import_id = ${importId}`}`;
}
