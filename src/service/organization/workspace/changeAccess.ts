import { failed, ok, type Result } from '#kit/result.ts';
import { findMember } from '#store/query/organization/membership.ts';
import { findWorkspace } from '#store/query/organization/workspace.ts';
import { deleteAccess, insertAccess } from '#store/query/organization/workspaceAccess.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

export interface AccessChange {
  readonly workspace: string;
  readonly user: string;
  /** True grants access, false revokes it. */
  readonly given: boolean;
}

/** No effect for owners and admins, who have access to all workspaces. */
export async function changeAccess(
  writes: OrganizationWrites,
  { workspace: workspaceId, user, given }: AccessChange,
  now: number,
): Promise<Result<undefined, { code: 'workspace_unknown' } | { code: 'member_unknown' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const workspace = await findWorkspace(db, organizationId, workspaceId);
    if (workspace === undefined) return failed({ code: 'workspace_unknown' });
    const member = await findMember(db, organizationId, user);
    if (member === undefined) return failed({ code: 'member_unknown' });
    if (member.role !== 'member') return ok(undefined);
    const row = { workspace_id: workspace.id, user_id: member.id };
    const changed = given
      ? await insertAccess(db, organizationId, row, now)
      : await deleteAccess(db, organizationId, row);
    if (!changed) return ok(undefined);
    const event = {
      action: given ? 'workspace.given' : 'workspace.taken',
      target: { kind: 'workspace', id: workspace.id, name: workspace.name },
      details: { user: { id: member.id, name: member.name } },
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(undefined);
  });
}
