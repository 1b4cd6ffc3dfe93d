import type { Database, OrganizationId, ResponseState, Tables } from '../../tables.ts';
import { boundedRows, boundedStep, outlinedTail, type RowStep, shortTail } from './boundedRows.ts';
import { itemsOf, type ReadResponse } from './readResponses.ts';

/** A response that somebody works on, in any state. */
export interface WorkRow extends ReadResponse {
  readonly state: ResponseState;
  /** Null while it waits. */
  readonly number: number | null;
  readonly created_at: number;
  readonly updated_at: number;
  readonly device: string | null;
  readonly language: string | null;
  /** The whole v2 object as JSON. */
  readonly json: string;
  /** The state to which a deleted response returns; null if it is not deleted. */
  readonly deletedFrom: Tables['deleted_response']['state'] | null;
}

/**
 * Those of these responses that were not erased, in the order of their ids. Bounded by bytes: `rest` are the ids that it
 * did not come to, fewer with each call. Needs the form lock to stay true.
 */
export async function workRows(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<{ rows: WorkRow[]; rest: number[] }> {
  if (ids.length === 0) return { rows: [], rest: [] };
  const outlines = await withDeletion(db, organizationId, formId, shortTail(ids.length))
    .where('response.id', 'in', ids)
    .execute();
  const { rows, taken } = await boundedRows(db, organizationId, formId, outlines);
  return { rows: rows.map(toWorkRow), rest: outlines.slice(taken).map(({ id }) => id) };
}

/** The responses of a form with ids above `after`, one step, bounded by bytes. */
export async function workRowsAfter(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: number,
  limit: number,
): Promise<RowStep<WorkRow>> {
  const outlines = await withDeletion(db, organizationId, formId, shortTail(limit))
    .where('response.id', '>', after)
    .limit(limit)
    .execute();
  const { rows, ended } = await boundedStep(db, organizationId, formId, outlines, limit);
  return { rows: rows.map(toWorkRow), ended };
}

export async function findWorkRow(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: number,
): Promise<WorkRow | undefined> {
  const { rows } = await workRows(db, organizationId, formId, [id]);
  return rows[0];
}

function withDeletion(db: Database, organizationId: OrganizationId, formId: string, short: number) {
  return db
    .selectFrom('response')
    .leftJoin('deleted_response as deletion', (join) =>
      join
        .onRef('deletion.organization_id', '=', 'response.organization_id')
        .onRef('deletion.form_id', '=', 'response.form_id')
        .onRef('deletion.response_id', '=', 'response.id'),
    )
    .select([
      'response.id',
      'response.version',
      'response.state',
      'response.number',
      'response.created_at',
      'response.updated_at',
      'response.submission_id',
      'response.device',
      'response.language',
      'response.head',
      'response.workflows',
      'deletion.state as deletedFrom',
      ...outlinedTail(short),
    ])
    .where('response.organization_id', '=', organizationId)
    .where('response.form_id', '=', formId)
    .where('response.import_id', 'is', null)
    .where('response.head', '!=', '')
    .orderBy('response.id');
}

function toWorkRow<Row extends { head: string; workflows: string; tail: string }>({
  head,
  workflows,
  tail,
  ...row
}: Row) {
  const json = head + workflows + tail;
  return { ...row, json, items: itemsOf(json) };
}
