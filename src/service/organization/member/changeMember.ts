import { failed, ok, type Result } from '#kit/result.ts';
import { findMember, updateRole, workspacesOf } from '#store/query/organization/membership.ts';
import { findWorkspaceIds } from '#store/query/organization/workspace.ts';
import { deleteAccess, deleteAccessOfUser, insertAccess } from '#store/query/organization/workspaceAccess.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { isLastOwner } from './endMembership.ts';
import { revokeLinksOf } from './revokeLinksOf.ts';

export interface MemberChange {
  readonly role?: Role | undefined;
  /** Replaces the member's workspaces; if omitted, they stay as they are. */
  readonly workspaces?: readonly string[] | undefined;
}

export type MemberNotChanged =
  | { code: 'member_unknown' }
  | { code: 'last_owner' }
  | { code: 'workspace_unknown' };

/** Runs under the organisation's lock, so two owners who demote each other cannot both succeed. */
export async function changeMember(
  writes: OrganizationWrites,
  userId: string,
  change: MemberChange,
  now: number,
): Promise<Result<undefined, MemberNotChanged>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    const role = change.role ?? member.role;
    if (role !== 'owner' && (await isLastOwner(db, organizationId, member)))
      return failed({ code: 'last_owner' });
    const before = await workspacesOf(db, organizationId, member.id);
    const wanted = role === 'member' ? [...new Set(change.workspaces ?? before)] : [];
    if ((await findWorkspaceIds(db, organizationId, wanted)).length < wanted.length)
      return failed({ code: 'workspace_unknown' });
    if (role !== member.role) await updateRole(db, organizationId, member.id, role);
    const withdrawn = role === 'owner' ? {} : await revokeLinksOf(db, organizationId, member);
    const accessChange = await setAccess(db, organizationId, member.id, { before, wanted, now });
    const details = {
      ...(role === member.role ? {} : { role: { from: member.role, to: role } }),
      ...(accessChange.given.length === 0 ? {} : { given: accessChange.given }),
      ...(accessChange.taken.length === 0 ? {} : { taken: accessChange.taken }),
      ...withdrawn,
    };
    if (Object.keys(details).length === 0) return ok(undefined);
    const target = { kind: 'user', id: member.id, name: member.name };
    await recordAudit(db, organizationId, actor, { action: 'member.changed', target, details }, now);
    return ok(undefined);
  });
}

async function setAccess(
  db: Database,
  organizationId: OrganizationId,
  user_id: string,
  { before, wanted, now }: { before: readonly string[]; wanted: readonly string[]; now: number },
): Promise<{ given: string[]; taken: string[] }> {
  const given = wanted.filter((id) => !before.includes(id));
  const taken = before.filter((id) => !wanted.includes(id));
  if (wanted.length === 0) await deleteAccessOfUser(db, organizationId, user_id);
  else for (const workspace_id of taken) await deleteAccess(db, organizationId, { workspace_id, user_id });
  for (const workspace_id of given) await insertAccess(db, organizationId, { workspace_id, user_id }, now);
  return { given, taken };
}
