import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, StaleDatabase, Tables } from '../../tables.ts';
import { listPage } from '../listPage.ts';

export type WorkspaceRow = Selectable<Tables['workspace']>;

export const workspacePage = listPage((db, organizationId) => visibleWorkspaces(db, organizationId));

/** Excludes deleted workspaces and workspaces of an unfinished import. */
function visibleWorkspaces(db: StaleDatabase, organizationId: OrganizationId) {
  return db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where('import_id', 'is', null);
}

/** By id, otherwise by name: two at most, which is enough to see that the name is ambiguous. */
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

/** The oldest workspaces, at most `limit`. */
export async function firstWorkspaces(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<WorkspaceRow[]> {
  return await visibleWorkspaces(db, organizationId).orderBy('created_at').limit(limit).execute();
}

/** The names of all visible workspaces. */
export async function workspaceNames(
  db: Database,
  organizationId: OrganizationId,
): Promise<Pick<WorkspaceRow, 'id' | 'name'>[]> {
  return await visibleWorkspaces(db, organizationId).clearSelect().select(['id', 'name']).execute();
}

/** Adds a workspace as the newest of its list, regardless of the clock. */
export async function createWorkspace(
  { db, lockOrganization }: Pick<WriteTransaction, 'db' | 'lockOrganization'>,
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

/** Runs in a transaction that has locked the organisation. */
export async function updateWorkspaceName(
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

export interface WorkspaceListing extends Pick<WorkspaceRow, 'id' | 'name' | 'created_at'> {
  forms: number;
  /** Live responses. */
  responses: number;
}

/** Every visible workspace with its totals, oldest first. */
export async function workspaceOverview(
  db: Database,
  organizationId: OrganizationId,
): Promise<WorkspaceListing[]> {
  const workspaces = await visibleWorkspaces(db, organizationId).orderBy('created_at').execute();
  const held = await db
    .selectFrom('form')
    .select(({ fn }) => [
      'workspace_id',
      fn.countAll<number>().as('forms'),
      fn.sum<number>('live_count').as('responses'),
    ])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .where('import_id', 'is', null)
    .groupBy('workspace_id')
    .execute();
  const byId = new Map(held.map((row) => [row.workspace_id, row]));
  return workspaces.map(({ id, name, created_at }) => ({
    id,
    name,
    created_at,
    forms: Number(byId.get(id)?.forms ?? 0),
    responses: Number(byId.get(id)?.responses ?? 0),
  }));
}

/** A visible workspace. */
export async function findWorkspace(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<WorkspaceRow | undefined> {
  return await visibleWorkspaces(db, organizationId).where('id', '=', storableText(id)).executeTakeFirst();
}

/**
 * Filters the ids to those of visible workspaces, each once. A request body has room for fewer ids than SQLite's
 * limit of 32,766 parameters.
 */
export async function findWorkspaceIds(
  db: Database,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids.map(storableText))];
  if (wanted.length === 0) return [];
  const rows = await visibleWorkspaces(db, organizationId)
    .where('id', 'in', wanted)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** The forms of a workspace, and whether an import is adding more. */
export async function formsInWorkspace(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<{ id: string; name: string; import_id: string | null }[]> {
  return await db
    .selectFrom('form')
    .select(['id', 'name', 'import_id'])
    .where('organization_id', '=', organizationId)
    .where('workspace_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Removes the workspace from every list, in a transaction that has locked the organisation. */
export async function markWorkspaceDeleted(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('workspace')
    .set({ deleted_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function insertWorkspace(db: Database, row: Insertable<Tables['workspace']>): Promise<void> {
  await db.insertInto('workspace').values(row).execute();
}
