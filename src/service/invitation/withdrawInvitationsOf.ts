import { deleteInvitationsOf } from '#store/query/invitation.ts';
import { deleteUnsentMails } from '#store/query/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/**
 * Withdraws what somebody has invited to, who may do so no more: they may have kept a link to come back by. Gives what
 * the audit log tells of it, which is nothing where there was none.
 */
export async function withdrawInvitationsOf(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<{ invitations_withdrawn?: number }> {
  const ids = await deleteInvitationsOf(db, organizationId, userId);
  await deleteUnsentMails(db, organizationId, ids);
  return ids.length === 0 ? {} : { invitations_withdrawn: ids.length };
}
