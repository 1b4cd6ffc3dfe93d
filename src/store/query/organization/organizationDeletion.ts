import { sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';

/** A reserved import id that hides an organisation from everyone while it is deleted. */
const deletion = 'deletion';

/** The key columns of each table within an organisation; children come before their parents. */
const ownedTables = [
  ['import_run', ['id']],
  ['api_key', ['id']],
  ['workflow_connection', ['id']],
  ['deleted_response', ['form_id', 'response_id']],
  ['response_note', ['form_id', 'response_id', 'id']],
  ['caught_submission', ['form_id', 'response_id']],
  ['partial_submission', ['form_id', 'submission_id']],
  ['payment', ['form_id', 'submission_id']],
  ['response_tag', ['form_id', 'response_id', 'tag']],
  ['response_doc', ['form_id', 'response_id']],
  ['response_sort', ['form_id', 'field_id', 'response_id']],
  ['response_index', ['form_id', 'field_id']],
  ['response_view', ['form_id', 'id']],
  ['response_columns', ['form_id', 'user_id']],
  ['response', ['form_id', 'id']],
  ['private_submission', ['form_id', 'submission_id']],
  ['option_count', ['form_id', 'field_id', 'option']],
  ['unique_field', ['form_id', 'field_id']],
  ['unique_answer', ['form_id', 'hash']],
  ['form_visit', ['form_id', 'day', 'kind', 'page']],
  ['response_count', ['form_id', 'level', 'start']],
  ['answer_draft', ['form_id', 'hash']],
  ['draft_presence', ['form_id', 'tab']],
  ['personal_link', ['form_id', 'id']],
  ['response_export', ['id']],
  ['change_entry', ['form_id', 'number']],
  ['workflow_attempt', ['form_id', 'run_id', 'number']],
  ['workflow_run', ['form_id', 'id']],
  ['workflow_health', ['form_id', 'workflow_id', 'action_id']],
  ['webhook_key', ['form_id', 'id']],
  ['form_secret', ['form_id', 'name']],
  ['form_version', ['form_id', 'version']],
  ['form', ['id']],
  ['workspace_access', ['workspace_id', 'user_id']],
  ['workspace', ['id']],
  ['one_time_link', ['hash']],
  ['invitation', ['id']],
  ['mail', ['id']],
  ['audit_entry', ['id']],
  ['membership', ['user_id']],
] as const satisfies readonly (readonly [keyof Tables, readonly string[]])[];

const withContent = ['file', 'upload'] as const;

/** Organisations whose deletion is due, and those whose deletion has started but not finished. */
export async function dueOrganizations(db: Database, now: number): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('organization')
    .select('id')
    .where('delete_at', '<=', now)
    .where((eb) => eb.or([eb('import_id', 'is', null), eb('import_id', '=', deletion)]))
    .orderBy('delete_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Null cancels the deletion. */
export async function setDeletion(
  db: Database,
  organizationId: OrganizationId,
  deleteAt: number | null,
): Promise<void> {
  await db
    .updateTable('organization')
    .set({ delete_at: deleteAt })
    .where('id', '=', organizationId)
    .where('import_id', 'is', null)
    .execute();
}

/**
 * The point of no return: hides the organisation, deletes its keys and closes its forms, so that nothing is added
 * during the deletion. False if the deletion was cancelled.
 */
export async function beginDeletion(
  db: Database,
  organizationId: OrganizationId,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organization')
    .set({ import_id: deletion })
    .where('id', '=', organizationId)
    .where('delete_at', '<=', now)
    .where((eb) => eb.or([eb('import_id', 'is', null), eb('import_id', '=', deletion)]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db.deleteFrom('api_key').where('organization_id', '=', organizationId).execute();
  await db
    .updateTable('form')
    .set({ deleted_at: now, enabled: 0 })
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .execute();
  return true;
}

/**
 * Deletes a batch of rows of an organisation under deletion, queues their content for removal, and returns
 * whether there may be more.
 */
export async function deleteBatch(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<boolean> {
  for (const table of withContent) {
    const rows = await deleteWithContent(db, organizationId, table, limit);
    if (rows.length === 0) continue;
    await queueContentRemoval(db, rows);
    return true;
  }
  for (const [table, columns] of ownedTables) {
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(table)}
      WHERE organization_id = ${organizationId} AND (${list}) IN (
        SELECT ${list} FROM ${sql.table(table)} WHERE organization_id = ${organizationId} LIMIT ${limit})`.execute(
      db,
    );
    if (numAffectedRows > 0n) return true;
  }
  const logo = await db
    .deleteFrom('organization')
    .where('id', '=', organizationId)
    .where('import_id', '=', deletion)
    .returning('logo_storage_key as storage_key')
    .execute();
  await queueContentRemoval(db, logo);
  await noteErasure(db);
  return false;
}

async function deleteWithContent(
  db: Database,
  organizationId: OrganizationId,
  table: (typeof withContent)[number],
  limit: number,
): Promise<{ storage_key: string | null }[]> {
  return await db
    // Both tables have every column used here.
    .deleteFrom(table as 'file')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', (inner) =>
      inner
        .selectFrom(`${table} as part` as 'file as part')
        .select('part.id')
        .where('part.organization_id', '=', organizationId)
        .limit(limit),
    )
    .returning('storage_key')
    .execute();
}
