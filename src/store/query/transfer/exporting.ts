import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { boundedStep, outlinedTail, shortTail } from '../response/boundedRows.ts';
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

/** Forms without their documents, which can be large. */
export async function* exportedForms(db: Database, organizationId: OrganizationId) {
  const query = db
    .selectFrom('form')
    .select(['id', 'created_at', 'live_count', 'test_count'])
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(500);
  const batch = (after: number) => query.where('created_at', '>', after).execute();
  for await (const rows of batches(beforeAllTimes, batch, (row) => row.created_at)) yield* rows;
}

export async function exportedForm(db: Database, organizationId: OrganizationId, formId: string) {
  return await db
    .selectFrom('form')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .executeTakeFirstOrThrow();
}

/** Reads batches ordered by id and bounded by bytes, without deleted responses, whose rows are empty. */
export async function* exportedResponses(db: Database, organizationId: OrganizationId, formId: string) {
  const limit = 500;
  const query = db
    .selectFrom('response')
    .select(['id', 'number', 'version', 'state', 'submission_id', 'language', 'extra', 'head', 'workflows'])
    .select(outlinedTail(shortTail(limit)))
    .$call(ofForm(organizationId, formId))
    .where('import_id', 'is', null)
    .where('state', '!=', 'deleted')
    .orderBy('id')
    .limit(limit);
  for (let after = -Number.MAX_SAFE_INTEGER - 1; ; ) {
    const outlines = await query.where('id', '>', after).execute();
    const { rows, ended } = await boundedStep(db, organizationId, formId, outlines, limit);
    if (rows.length > 0) yield rows;
    if (ended) return;
    after = rows.at(-1)?.id ?? after;
  }
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
  yield* batches(beforeAllTimes, batch, (row) => row.created_at);
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
