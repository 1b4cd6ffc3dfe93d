import { ok, type Result } from '#kit/result.ts';
import { renameWorkspace } from '#store/query/workspace.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { chooseWorkspace, type WorkspaceNotFound } from '../form/chooseWorkspace.ts';

/** Gives the workspace of that id or name another name. */
export async function changeWorkspaceName(
  store: Store,
  organizationId: OrganizationId,
  idOrName: string,
  name: string,
): Promise<Result<{ id: string; was: string }, WorkspaceNotFound>> {
  return await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(organizationId);
    const chosen = await chooseWorkspace(db, organizationId, idOrName);
    if (!chosen.ok) return chosen;
    const { id, name: was } = chosen.value;
    await renameWorkspace(db, organizationId, id, name);
    return ok({ id, was });
  });
}
