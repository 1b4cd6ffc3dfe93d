import type { Database, OrganizationId } from '../../tables.ts';

/** Only members have rows: owners and admins have access to all workspaces. */

export interface AccessRow {
  workspace_id: string;
  user_id: string;
}

export async function listAccess(db: Database, organizationId: OrganizationId): Promise<AccessRow[]> {
  return await db
    .selectFrom('workspace_access')
    .select(['workspace_id', 'user_id'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('workspace_id')
    .orderBy('user_id')
    .execute();
}

/** False if the person already had access. */
export async function insertAccess(
  db: Database,
  organizationId: OrganizationId,
  { workspace_id, user_id }: AccessRow,
  now: number,
): Promise<boolean> {
  const result = await db
    .insertInto('workspace_access')
    .values({ organization_id: organizationId, workspace_id, user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['organization_id', 'workspace_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False if the person did not have access. */
export async function deleteAccess(
  db: Database,
  organizationId: OrganizationId,
  { workspace_id, user_id }: AccessRow,
): Promise<boolean> {
  const result = await db
    .deleteFrom('workspace_access')
    .where('organization_id', '=', organizationId)
    .where('workspace_id', '=', workspace_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteAccessOfUser(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('workspace_access')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteAccessToWorkspace(
  db: Database,
  organizationId: OrganizationId,
  workspaceId: string,
): Promise<void> {
  await db
    .deleteFrom('workspace_access')
    .where('organization_id', '=', organizationId)
    .where('workspace_id', '=', workspaceId)
    .execute();
}
