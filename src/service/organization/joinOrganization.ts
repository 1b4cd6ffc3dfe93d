import { roleCovers } from '#contract/app/roleCovers.ts';
import { findMember, updateRole } from '#store/query/membership.ts';
import { holdUser, insertMembership } from '#store/query/user.ts';
import { deleteAccessOfUser } from '#store/query/workspaceAccess.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import { endLinks } from '../account/endLinks.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/**
 * Makes the person belong to the organisation in the role, and gives the role that they have then: somebody who
 * belongs to it already keeps theirs where it is the higher one.
 */
export async function joinOrganization(
  { db, lockOrganization }: WriteTransaction,
  organizationId: OrganizationId,
  user: { readonly id: string; readonly name: string },
  role: Role,
  now: number,
): Promise<Role> {
  await lockOrganization(organizationId);
  const { id, name } = user;
  const before = await findMember(db, organizationId, id);
  const actor = { kind: 'user', id, name } as const;
  const target = { kind: 'user', id, name };
  if (before === undefined) {
    await holdUser(db, id);
    await insertMembership(db, { organization_id: organizationId, user_id: id, role, created_at: now });
    // An owner of the organisation where the person was before may hold one, which must not open this one.
    await endLinks(db, id, 'password');
    const event = { action: 'member.joined', target, details: { role } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return role;
  }
  if (roleCovers(before.role, role)) return before.role;
  await updateRole(db, organizationId, id, role);
  await deleteAccessOfUser(db, organizationId, id);
  const details = { role: { from: before.role, to: role } };
  await recordAudit(db, organizationId, actor, { action: 'member.changed', target, details }, now);
  return role;
}
