import { failed, ok, type Result } from '#kit/result.ts';
import { organizationsOfUser } from '#store/query/audit.ts';
import { findMember } from '#store/query/membership.ts';
import { deleteLinksOfUser, insertLink } from '#store/query/oneTimeLink.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type AccountKeys, newSecret } from '../account/accountKeys.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/** Long enough to be handed over by hand. */
const resetLinkLength = 24 * 3_600_000;

export type NoResetLink = { code: 'member_unknown' } | { code: 'member_elsewhere' };

/**
 * A link by which a member sets a new password, for an owner to hand over. Only for somebody who belongs to no other
 * organisation: it would open that one too.
 */
export async function makeResetLink(
  store: Store,
  { keys, baseUrl }: { keys: AccountKeys; baseUrl: string },
  organizationId: OrganizationId,
  userId: string,
  { actor, now }: { actor: Actor; now: number },
): Promise<Result<{ link: string; expiresAt: number }, NoResetLink>> {
  const secret = newSecret();
  const expiresAt = now + resetLinkLength;
  return await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(organizationId);
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    if ((await organizationsOfUser(db, member.id)).length > 1) return failed({ code: 'member_elsewhere' });
    await deleteLinksOfUser(db, member.id, 'password');
    await insertLink(db, {
      hash: keys.hash('password', secret),
      purpose: 'password',
      organization_id: organizationId,
      user_id: member.id,
      created_at: now,
      expires_at: expiresAt,
    });
    const target = { kind: 'user', id: member.id, name: member.name };
    await recordAudit(db, organizationId, actor, { action: 'member.reset_link_made', target }, now);
    return ok({ link: `${baseUrl}/reset/${secret}`, expiresAt });
  });
}
