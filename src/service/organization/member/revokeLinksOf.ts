import { deletePasswordLinksIn } from '#store/query/account/oneTimeLink.ts';
import { deleteUnsentMails } from '#store/query/mail/mail.ts';
import { deleteUnsentIn } from '#store/query/mail/mailQueue.ts';
import { deleteInvitationsOf } from '#store/query/organization/invitation.ts';
import type { MemberRow } from '#store/query/organization/membership.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/**
 * Invalidates links by which a former owner or member could return: their invitations and, for a
 * former owner, all reset links of members, which owners create and see. Returns the details for the
 * audit log, empty without invitations.
 */
export async function revokeLinksOf(
  db: Database,
  organizationId: OrganizationId,
  { id, role }: Pick<MemberRow, 'id' | 'role'>,
): Promise<{ invitations_withdrawn?: number }> {
  if (role === 'owner') {
    await deletePasswordLinksIn(db, organizationId);
    await deleteUnsentIn(db, organizationId, 'password_reset');
  }
  const ids = await deleteInvitationsOf(db, organizationId, id);
  await deleteUnsentMails(db, organizationId, ids);
  return ids.length === 0 ? {} : { invitations_withdrawn: ids.length };
}
