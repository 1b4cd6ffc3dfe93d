import type { Database, OrganizationId } from '../../tables.ts';
import {
  deleteOwned,
  deleteWithContent,
  type OwnedTable,
  tablesOfForms,
  tablesWithContent,
} from '../form/tablesOfForms.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';

/** A reserved import id that hides an organisation from everyone while it is deleted. */
const deletion = 'deletion';

/** Children come before their parents. */
const ownedTables: readonly OwnedTable[] = [
  ['import_run', ['id']],
  ['api_key', ['id']],
  ['workflow_connection', ['id']],
  ...tablesOfForms,
  ['form', ['id']],
  ['workspace_access', ['workspace_id', 'user_id']],
  ['workspace', ['id']],
  ['one_time_link', ['hash']],
  ['invitation', ['id']],
  ['mail', ['id']],
  ['audit_entry', ['id']],
  ['membership', ['user_id']],
];

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
  for (const table of tablesWithContent) {
    const { rows, deleted } = await deleteWithContent(db, table, { organizationId, limit });
    if (deleted === 0) continue;
    await queueContentRemoval(db, rows);
    return true;
  }
  for (const table of ownedTables)
    if ((await deleteOwned(db, table, { organizationId, limit })) > 0) return true;
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
