import { failed, ok, type Result } from '#kit/result.ts';
import { deleteInvitation, findInvitation } from '#store/query/invitation.ts';
import { deleteUnsentMails } from '#store/query/mail.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/** Its link is worth nothing afterwards, so that a mail that has not left stays here. */
export async function withdrawInvitation(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  actor: Actor,
  now: number,
): Promise<Result<undefined, { code: 'invitation_unknown' }>> {
  return await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(organizationId);
    const invitation = await findInvitation(db, organizationId, id);
    if (invitation === undefined) return failed({ code: 'invitation_unknown' });
    await deleteInvitation(db, organizationId, invitation.id);
    await deleteUnsentMails(db, organizationId, [invitation.id]);
    const target = { kind: 'invitation', id: invitation.id, name: invitation.email };
    await recordAudit(db, organizationId, actor, { action: 'member.invitation_withdrawn', target }, now);
    return ok(undefined);
  });
}
