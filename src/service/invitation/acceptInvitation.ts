import { failed, ok, type Result } from '#kit/result.ts';
import { deleteInvitation, findOpenInvitation, type InvitationRow } from '#store/query/invitation.ts';
import { findMember, updateRole } from '#store/query/membership.ts';
import { findWorkspaceIds } from '#store/query/workspace.ts';
import { deleteAccessOfUser, insertAccess } from '#store/query/workspaceAccess.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { joinOrganization } from '../organization/joinOrganization.ts';

export const roleRank: Readonly<Record<Role, number>> = { member: 1, admin: 2, owner: 3 };

/**
 * Uses the invitation up and makes the person belong to the organisation. Somebody who does already never loses by
 * it. Nothing was written where it fails, but what the caller wrote before stays unless the caller takes it back.
 */
export async function acceptInvitation(
  transaction: WriteTransaction,
  keys: AccountKeys,
  secret: string,
  user: { readonly id: string; readonly name: string },
  now: number,
): Promise<Result<{ organizationId: OrganizationId }, { code: 'link_invalid' }>> {
  const { db, lockOrganization } = transaction;
  const invitation = await findOpenInvitation(db, keys.hash('invitation', secret), now);
  if (invitation === undefined) return failed({ code: 'link_invalid' });
  const { organization_id: organizationId, id, role } = invitation;
  await lockOrganization(organizationId);
  if (!(await deleteInvitation(db, organizationId, id))) return failed({ code: 'link_invalid' });
  const before = await findMember(db, organizationId, user.id);
  const actor = { kind: 'user', id: user.id, name: user.name } as const;
  if (before === undefined) await joinOrganization(db, organizationId, { user, role, actor }, now);
  else if (roleRank[role] > roleRank[before.role]) {
    await updateRole(db, organizationId, user.id, role);
    await deleteAccessOfUser(db, organizationId, user.id);
    const details = { role: { from: before.role, to: role } };
    const target = { kind: 'user', id: user.id, name: user.name };
    await recordAudit(db, organizationId, actor, { action: 'member.changed', target, details }, now);
  }
  if ((before?.role ?? role) === 'member' && role === 'member')
    await giveWorkspaces(transaction, invitation, user, now);
  return ok({ organizationId });
}

/** Those that were deleted since are left out. */
async function giveWorkspaces(
  { db }: WriteTransaction,
  { organization_id: organizationId, workspaces }: InvitationRow,
  user: { readonly id: string },
  now: number,
): Promise<void> {
  for (const workspace_id of await findWorkspaceIds(db, organizationId, JSON.parse(workspaces)))
    await insertAccess(db, organizationId, { workspace_id, user_id: user.id }, now);
}
