import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/storableText.ts';
import type { WriteTransaction } from '../store.ts';
import type { Database, OrganizationId, Tables } from '../tables.ts';
import { listPage } from './listPage.ts';

export type WorkspaceRow = Selectable<Tables['workspace']>;

export const workspacePage = listPage((db, organizationId) => visibleWorkspaces(db, organizationId));

/** Workspaces that people can see: not on their way in by an import. */
function visibleWorkspaces(db: Database, organizationId: OrganizationId) {
  return db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null);
}

/** Of that id, else all that are called so: two at most, which is enough to see that the name is no answer. */
export async function findVisibleWorkspaces(
  db: Database,
  organizationId: OrganizationId,
  idOrName: string,
): Promise<WorkspaceRow[]> {
  const text = storableText(idOrName);
  const byId = await visibleWorkspaces(db, organizationId).where('id', '=', text).execute();
  if (byId.length > 0) return byId;
  return await visibleWorkspaces(db, organizationId).where('name', '=', text).limit(2).execute();
}

/** The oldest few. */
export async function firstWorkspaces(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<WorkspaceRow[]> {
  return await visibleWorkspaces(db, organizationId).orderBy('created_at').limit(limit).execute();
}

/** Makes a workspace that is the newest of its list, whatever the clock says. */
export async function createWorkspace(
  { db, lockOrganization }: WriteTransaction,
  organizationId: OrganizationId,
  { id, name }: { id: string; name: string },
  now: number,
): Promise<void> {
  await lockOrganization(organizationId);
  const last = await db
    .selectFrom('workspace')
    .select('created_at')
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const created_at = Math.max(now, (last?.created_at ?? -Infinity) + 1);
  await insertWorkspace(db, { organization_id: organizationId, id, name: storableText(name), created_at });
}

/** Called in a transaction in which the organisation is locked. */
export async function renameWorkspace(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  name: string,
): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ name: storableText(name) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Every workspace that people can see, the oldest first, with the number of its forms. */
export async function workspaceOverview(
  db: Database,
  organizationId: OrganizationId,
): Promise<(Pick<WorkspaceRow, 'id' | 'name' | 'created_at'> & { forms: number })[]> {
  return await visibleWorkspaces(db, organizationId)
    .clearSelect()
    .select((expression) => [
      'id',
      'name',
      'created_at',
      expression
        .selectFrom('form')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('form.organization_id', '=', 'workspace.organization_id')
        .whereRef('form.workspace_id', '=', 'workspace.id')
        .where('form.deleted_at', 'is', null)
        .where('form.import_id', 'is', null)
        .as('forms'),
    ])
    .orderBy('created_at')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, forms: Number(row.forms) })));
}

export async function findWorkspace(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<WorkspaceRow | undefined> {
  return await db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

export async function insertWorkspace(db: Database, row: Insertable<Tables['workspace']>): Promise<void> {
  await db.insertInto('workspace').values(row).execute();
}
