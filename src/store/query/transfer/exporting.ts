import { sql } from 'kysely';
import type { Database, OrganizationId } from '../../tables.ts';
import { isVisibleFile } from '../response/waitingId.ts';

/** Reads a whole organisation in batches, within one snapshot. */

export async function* exportedWorkspaces(db: Database, organizationId: OrganizationId) {
  for (let after = -1e15; ; ) {
    const rows = await db
      .selectFrom('workspace')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('import_id', 'is', null)
      .where('deleted_at', 'is', null)
      .where('created_at', '>', after)
      .orderBy('created_at')
      .limit(500)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.created_at;
  }
}

export async function* exportedForms(db: Database, organizationId: OrganizationId) {
  for (let after = -1e15; ; ) {
    const rows = await db
      .selectFrom('form')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('import_id', 'is', null)
      .where('deleted_at', 'is', null)
      .where('created_at', '>', after)
      .orderBy('created_at')
      .limit(50)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.created_at;
  }
}

/** In batches by id, in any state except deleted, since tombstones hold nothing. */
export async function* exportedResponses(db: Database, organizationId: OrganizationId, formId: string) {
  for (let after = -Number.MAX_SAFE_INTEGER - 1; ; ) {
    const rows = await db
      .selectFrom('response')
      .select([
        'id',
        'version',
        'state',
        'submission_id',
        'extra',
        sql<string>`head || workflows || tail`.as('json'),
      ])
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .where('import_id', 'is', null)
      .where('state', '!=', 'deleted')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

export async function* exportedFiles(db: Database, organizationId: OrganizationId) {
  for (let after = -1e15; ; ) {
    const rows = await db
      .selectFrom('file')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('import_id', 'is', null)
      .where(isVisibleFile)
      .where('created_at', '>', after)
      .orderBy('created_at')
      .limit(500)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.created_at;
  }
}
