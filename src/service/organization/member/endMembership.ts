import { countOwners, deleteMembership, type MemberRow } from '#store/query/organization/membership.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { revokeLinksOf } from './revokeLinksOf.ts';

/** The caller's transaction must hold the organisation's lock. */
export async function isLastOwner(
  db: Database,
  organizationId: OrganizationId,
  { role }: Pick<MemberRow, 'role'>,
): Promise<boolean> {
  return role === 'owner' && (await countOwners(db, organizationId)) === 1;
}

/**
 * Removes a member's access to the organisation and every link by which they could return. Returns the
 * details for the audit log.
 */
export async function endMembership(
  db: Database,
  organizationId: OrganizationId,
  member: Pick<MemberRow, 'id' | 'role'>,
): Promise<Readonly<Record<string, unknown>>> {
  await deleteAccessOfUser(db, organizationId, member.id);
  await deleteMembership(db, organizationId, member.id);
  const withdrawn = await revokeLinksOf(db, organizationId, member);
  return { role: member.role, ...withdrawn };
}
