import { sql } from 'kysely';
import type { Response } from '#contract/v2.ts';
import type { Database, OrganizationId, ResponseState, Tables } from '../../tables.ts';
import type { ReadResponse } from './readResponses.ts';

/** A response that somebody works on, in any state. */
export interface WorkRow extends ReadResponse {
  readonly state: ResponseState;
  readonly created_at: number;
  readonly updated_at: number;
  readonly device: string | null;
  /** The whole v2 object as JSON. */
  readonly json: string;
  /** The state to which a deleted response returns; null if it is not deleted. */
  readonly deletedFrom: Tables['deleted_response']['state'] | null;
}

/** These responses, without those that were erased; in the order of their ids. Needs the form lock to stay true. */
export async function workRows(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<WorkRow[]> {
  if (ids.length === 0) return [];
  const rows = await withDeletion(db)
    .where('response.organization_id', '=', organizationId)
    .where('response.form_id', '=', formId)
    .where('response.id', 'in', ids)
    .where('response.import_id', 'is', null)
    .where('response.head', '!=', '')
    .orderBy('response.id')
    .execute();
  return rows.map(toWorkRow);
}

/** The same for all responses of a form with ids above `after`. */
export async function workRowsAfter(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: number,
  limit: number,
): Promise<WorkRow[]> {
  const rows = await withDeletion(db)
    .where('response.organization_id', '=', organizationId)
    .where('response.form_id', '=', formId)
    .where('response.id', '>', after)
    .where('response.import_id', 'is', null)
    .where('response.head', '!=', '')
    .orderBy('response.id')
    .limit(limit)
    .execute();
  return rows.map(toWorkRow);
}

export async function findWorkRow(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: number,
): Promise<WorkRow | undefined> {
  const [row] = await workRows(db, organizationId, formId, [id]);
  return row;
}

function withDeletion(db: Database) {
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
      'response.created_at',
      'response.updated_at',
      'response.submission_id',
      'response.device',
      'deletion.state as deletedFrom',
      sql<string>`head || workflows || tail`.as('json'),
    ]);
}

function toWorkRow<Row extends { json: string }>(row: Row): Row & { items: Response['response'] } {
  // The server wrote it in the shape of the contract.
  return { ...row, items: (JSON.parse(row.json) as Response).response };
}
