import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { createWorkspace } from '#store/query/workspace.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import { isNameTaken } from './isNameTaken.ts';

/** Makes a workspace, unless another one of the organisation is called so. */
export async function newWorkspace(
  store: Store,
  organizationId: OrganizationId,
  name: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<Result<{ id: string }, { code: 'name_taken' }>> {
  const id = newShortId();
  return await store.write(async (transaction) => {
    const { db, lockOrganization } = transaction;
    await lockOrganization(organizationId);
    if (await isNameTaken(db, organizationId, name)) return failed({ code: 'name_taken' });
    await createWorkspace(transaction, organizationId, { id, name }, now);
    const target = { kind: 'workspace', id, name };
    await recordAudit(db, organizationId, actor, { action: 'workspace.created', target }, now);
    return ok({ id });
  });
}
