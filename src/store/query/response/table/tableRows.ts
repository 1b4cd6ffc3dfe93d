import { type RawBuilder, sql } from 'kysely';
import type { ResponseTab } from '#form/query/responseQuery.ts';
import type { Database, OrganizationId, ResponseState, StaleDatabase } from '../../../tables.ts';
import { ofForm } from '../../ofForm.ts';
import { boundedRows, boundedStep, outlinedTail, type RowStep, shortTail } from '../boundedRows.ts';

/** A stored response. The v2 object is `head + workflows + tail`; see `fragment.ts`. */
export interface TableRow {
  readonly id: number;
  readonly version: number;
  readonly state: ResponseState;
  /** Null while it waits. */
  readonly number: number | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly device: string | null;
  readonly language: string | null;
  readonly submission_id: string | null;
  readonly head: string;
  readonly workflows: string;
  readonly tail: string;
}

/** A place in the order of the list: by time, then by id where times are equal. */
interface DateCursor {
  readonly created_at: number;
  readonly id: number;
}

export interface DateWindow {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive. */
  readonly before: number;
  /** Continues beyond this place. */
  readonly beyond: DateCursor | undefined;
  readonly order: 'desc' | 'asc';
  readonly limit: number;
}

/** Without the answers, which `outlinedTail` reads. */
export const rowColumns = [
  'response.id',
  'response.version',
  'response.state',
  'response.number',
  'response.created_at',
  'response.updated_at',
  'response.device',
  'response.language',
  'response.submission_id',
  'response.head',
  'response.workflows',
] as const;

/** Literals, because SQLite uses a partial index only if its condition appears in the query text. */
export function isInTab(tab: ResponseTab): RawBuilder<boolean> {
  const other = tab === 'live' ? sql`` : sql` AND response.state IN ('test', 'spam', 'partial')`;
  return sql<boolean>`response.state = ${sql.lit(tab)}${other} AND response.import_id IS NULL`;
}

/** The responses of a tab in the order of time, one step of the keyset, bounded by bytes. */
export async function rowsByDate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab,
  window: DateWindow,
): Promise<RowStep<TableRow>> {
  const { limit } = window;
  const outlines = await byDate(db, organizationId, formId, tab, window)
    .select([...rowColumns, ...outlinedTail(shortTail(limit))])
    .execute();
  return await boundedStep(db, organizationId, formId, outlines, limit);
}

/** Their ids alone, because the answers of many responses may not fit into memory. */
export async function idsByDate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab,
  window: DateWindow,
): Promise<number[]> {
  const rows = await byDate(db, organizationId, formId, tab, window).select('response.id').execute();
  return rows.map(({ id }) => id);
}

function byDate(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab,
  { from, before, beyond, order, limit }: DateWindow,
) {
  const compared = order === 'desc' ? sql`<` : sql`>`;
  // SQLite uses one bound on each side for the index: the place must be in it, or each page would start at the end.
  const lower = order === 'asc' && beyond !== undefined ? Math.max(from, beyond.created_at) : from;
  const upper = order === 'desc' && beyond !== undefined ? Math.min(before, beyond.created_at + 1) : before;
  return db
    .selectFrom('response')
    .$call(ofForm(organizationId, formId))
    .where(isInTab(tab))
    .where('created_at', '>=', lower)
    .where('created_at', '<', upper)
    .$if(beyond !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) ${compared} (${beyond?.created_at ?? 0}, ${beyond?.id ?? 0})`,
      ),
    )
    .orderBy('created_at', order)
    .orderBy('id', order)
    .limit(limit);
}

/**
 * Those of these responses that are in the tab, in the order of `ids`, which are different. Bounded by bytes: `rest` are the ids that it did
 * not come to, fewer with each call.
 */
export async function rowsById(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab | 'any',
  ids: readonly number[],
): Promise<{ rows: TableRow[]; rest: readonly number[] }> {
  if (ids.length === 0) return { rows: [], rest: [] };
  const found = await db
    .selectFrom('response')
    .select([...rowColumns, ...outlinedTail(shortTail(ids.length))])
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where('import_id', 'is', null)
    .where('state', 'in', tab === 'any' ? ['live', 'test', 'spam', 'partial'] : [tab])
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  const outlines = ids.flatMap((id) => byId.get(id) ?? []);
  const { rows, taken } = await boundedRows(db, organizationId, formId, outlines);
  const next = outlines[taken];
  return { rows, rest: next === undefined ? [] : ids.slice(ids.indexOf(next.id)) };
}

/** Counts up to a limit: there is no maintained count of these tabs. */
export async function countUpTo(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  tab: ResponseTab,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`SELECT count(*) AS count FROM (
      SELECT 1 FROM response WHERE organization_id = ${organizationId} AND form_id = ${formId} AND ${isInTab(tab)}
      LIMIT ${limit}
    ) AS counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The newest number that the organisation gave to a response or a change. */
export async function newestNumber(db: StaleDatabase, organizationId: OrganizationId): Promise<number> {
  const row = await db
    .selectFrom('organization')
    .select('last_number')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return Number(row?.last_number ?? 0);
}

/** Why these responses are in quarantine. */
export async function suspicionsOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('caught_submission')
    .select(['response_id', 'reason'])
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .execute();
}

/** The same for several organisations at once. */
export async function newestNumbers(
  db: Database,
  organizationIds: readonly OrganizationId[],
): Promise<{ id: OrganizationId; last_number: number }[]> {
  return await db
    .selectFrom('organization')
    .select(['id', 'last_number'])
    .where('id', 'in', organizationIds)
    .execute();
}
