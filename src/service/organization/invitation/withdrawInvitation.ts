import { failed, ok, type Result } from '#kit/result.ts';
import { deleteUnsentMails } from '#store/query/mail/mail.ts';
import { deleteInvitation, findInvitation } from '#store/query/organization/invitation.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/** Invalidates the link and deletes its unsent mail. */
export async function withdrawInvitation(
  writes: OrganizationWrites,
  id: string,
  now: number,
): Promise<Result<undefined, { code: 'invitation_unknown' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const invitation = await findInvitation(db, organizationId, id);
    if (invitation === undefined) return failed({ code: 'invitation_unknown' });
    await deleteInvitation(db, organizationId, invitation.id);
    await deleteUnsentMails(db, organizationId, [invitation.id]);
    const target = { kind: 'invitation', id: invitation.id, name: invitation.email };
    await recordAudit(db, organizationId, actor, { action: 'member.invitation_withdrawn', target }, now);
    return ok(undefined);
  });
}
