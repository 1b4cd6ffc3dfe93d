import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';
import { isVisibleFile } from '../response/provisionalId.ts';

/** Queries that read a whole organisation in batches, within one snapshot. */

/** Before every time that a row can have. */
const beforeAllTimes = -1e15;

export async function* exportedWorkspaces(db: Database, organizationId: OrganizationId) {
  const query = db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(500);
  const batch = (after: number) => query.where('created_at', '>', after).execute();
  for await (const rows of batches(beforeAllTimes, batch, (row) => row.created_at)) yield* rows;
}

export async function* exportedForms(db: Database, organizationId: OrganizationId) {
  const query = db
    .selectFrom('form')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(50);
  const batch = (after: number) => query.where('created_at', '>', after).execute();
  for await (const rows of batches(beforeAllTimes, batch, (row) => row.created_at)) yield* rows;
}

/** Reads batches ordered by id, without deleted responses, whose rows are empty. */
export function exportedResponses(db: Database, organizationId: OrganizationId, formId: string) {
  const query = db
    .selectFrom('response')
    .select([
      'id',
      'version',
      'state',
      'submission_id',
      'language',
      'extra',
      sql<string>`head || workflows || tail`.as('json'),
    ])
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('import_id', 'is', null)
    .where('state', '!=', 'deleted')
    .orderBy('id')
    .limit(500);
  return batches(
    -Number.MAX_SAFE_INTEGER - 1,
    (after: number) => query.where('id', '>', after).execute(),
    (row) => row.id,
  );
}

export async function* exportedFiles(db: Database, organizationId: OrganizationId) {
  const query = db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where(isVisibleFile)
    .orderBy('created_at')
    .limit(500);
  const batch = (after: number) => query.where('created_at', '>', after).execute();
  for await (const rows of batches(beforeAllTimes, batch, (row) => row.created_at)) yield* rows;
}

/** Keyset pagination: each query starts after the key of the last row before it. */
async function* batches<Row>(
  first: number,
  read: (after: number) => Promise<Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = keyOf(last);
  }
}
