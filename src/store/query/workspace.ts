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
