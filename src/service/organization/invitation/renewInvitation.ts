import { failed, ok, type Result } from '#kit/result.ts';
import { extendInvitation, findInvitation } from '#store/query/organization/invitation.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { countMail, type TooManyMails } from '../../mail/countMail.ts';
import { type Inviting, invitationLifetime, invitationLink } from './invite.ts';
import { mailInvitation } from './mailInvitation.ts';

/** Extends the invitation under the same link, so that links already handed out keep working, and mails it again. */
export async function renewInvitation(
  { writes, windows, keys, baseUrl, organization, by }: Inviting,
  id: string,
  now: number,
): Promise<Result<{ email: string; link: string }, { code: 'invitation_unknown' } | TooManyMails>> {
  return await writes.write(async ({ db, actor }) => {
    const invitation = await findInvitation(db, organization.id, id);
    const secret = invitation && keys.open('invitation', invitation.sealed);
    if (invitation === undefined || secret === undefined) return failed({ code: 'invitation_unknown' });
    const { email } = invitation;
    const tooMany = email === '' ? undefined : await countMail(windows, organization.id, now);
    if (tooMany !== undefined) return failed(tooMany);
    const link = invitationLink(baseUrl, secret);
    const expiresAt = now + invitationLifetime;
    await extendInvitation(db, organization.id, invitation.id, expiresAt);
    if (email !== '')
      await mailInvitation(db, keys, { organization, by, id: invitation.id, email, link, expiresAt }, now);
    const target = { kind: 'invitation', id: invitation.id, name: email };
    const event = { action: 'member.invitation_renewed', target } as const;
    await recordAudit(db, organization.id, actor, event, now);
    return ok({ email, link });
  });
}
