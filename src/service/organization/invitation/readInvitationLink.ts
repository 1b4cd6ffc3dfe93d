import { failed, ok, type Result } from '#kit/result.ts';
import { hasAuditEntry } from '#store/query/organization/audit.ts';
import { findInvitation } from '#store/query/organization/invitation.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { invitationLink } from './invite.ts';

/** Returns the link again. It admits anyone, so the audit log records each reader, once per invitation. */
export async function readInvitationLink(
  writes: OrganizationWrites,
  { keys, baseUrl }: { readonly keys: AccountKeys; readonly baseUrl: string },
  id: string,
  now: number,
): Promise<Result<string, { code: 'not_found' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const invitation = await findInvitation(db, organizationId, id);
    const secret = invitation && keys.open('invitation', invitation.sealed);
    if (invitation === undefined || secret === undefined) return failed({ code: 'not_found' });
    const action = 'member.invitation_link_read';
    const reader = actor.kind === 'user' ? { actor: actor.id } : {};
    const read = { action, target: invitation.id, since: invitation.created_at, ...reader } as const;
    if (!(await hasAuditEntry(db, organizationId, read))) {
      const target = { kind: 'invitation', id: invitation.id, name: invitation.email };
      await recordAudit(db, organizationId, actor, { action, target }, now);
    }
    return ok(invitationLink(baseUrl, secret));
  });
}
