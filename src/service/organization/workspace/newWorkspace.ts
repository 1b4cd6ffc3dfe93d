import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { createWorkspace } from '#store/query/organization/workspace.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { isNameTaken } from './isNameTaken.ts';

/** Creates a workspace unless the name is taken. */
export async function newWorkspace(
  writes: OrganizationWrites,
  name: string,
  now: number,
): Promise<Result<{ id: string }, { code: 'name_taken' }>> {
  const id = newShortId();
  return await writes.write(async (transaction) => {
    const { db, organizationId, actor } = transaction;
    if (await isNameTaken(db, organizationId, name)) return failed({ code: 'name_taken' });
    await createWorkspace(transaction, organizationId, { id, name }, now);
    const target = { kind: 'workspace', id, name };
    await recordAudit(db, organizationId, actor, { action: 'workspace.created', target }, now);
    return ok({ id });
  });
}
