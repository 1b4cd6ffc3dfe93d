import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationTransaction } from './organizationWrites.ts';
import { PermissionRevoked } from './permissionRevoked.ts';
import { isInWorkspaceScope } from './workspaceScope.ts';

/** Rolls back unless the form still exists in a workspace that the actor may use. */
export async function requireFormInScope(
  { db, organizationId, reach }: OrganizationTransaction,
  formId: string,
): Promise<void> {
  const row = await findFormDocument(db, organizationId, formId);
  if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
    throw new PermissionRevoked('not_found');
}
