import { countOwners, deleteMembership, type MemberRow } from '#store/query/organization/membership.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { withdrawLinksOf } from './withdrawLinksOf.ts';

/** Called in a transaction in which the organisation is locked. */
export async function isLastOwner(
  db: Database,
  organizationId: OrganizationId,
  { role }: Pick<MemberRow, 'role'>,
): Promise<boolean> {
  return role === 'owner' && (await countOwners(db, organizationId)) === 1;
}

/**
 * Takes away what somebody has in the organisation, and what could bring them back. Gives what the audit log tells of
 * it.
 */
export async function endMembership(
  db: Database,
  organizationId: OrganizationId,
  member: Pick<MemberRow, 'id' | 'role'>,
): Promise<Readonly<Record<string, unknown>>> {
  await deleteAccessOfUser(db, organizationId, member.id);
  await deleteMembership(db, organizationId, member.id);
  const withdrawn = await withdrawLinksOf(db, organizationId, member);
  return { role: member.role, ...withdrawn };
}
