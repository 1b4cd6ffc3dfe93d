import { newShortId } from '#kit/ids.ts';
import { createWorkspace, findVisibleWorkspaces } from '#store/query/workspace.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

export interface NewWorkspace {
  id: string;
  /** Another workspace of the organisation has the name, so that only the id tells them apart. */
  sameName: boolean;
}

export async function newWorkspace(
  store: Store,
  organizationId: OrganizationId,
  name: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<NewWorkspace> {
  const id = newShortId();
  return await store.write(async (transaction) => {
    const { db } = transaction;
    const others = await findVisibleWorkspaces(db, organizationId, name);
    await createWorkspace(transaction, organizationId, { id, name }, now);
    const target = { kind: 'workspace', id, name };
    await recordAudit(db, organizationId, actor, { action: 'workspace.created', target }, now);
    return { id, sameName: others.length > 0 };
  });
}
