import { failed, ok, type Result } from '#kit/result.ts';
import { vouchForEmail } from '#store/query/account/emailProof.ts';
import { findMember } from '#store/query/organization/membership.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { OrganizationWrites } from '../organizationWrites.ts';

/**
 * Takes the owner's word that a member's mail address is theirs. It holds the address against a claim that nobody vouches
 * for, and never against somebody who proves it. Nothing changes where it is vouched for or proved already.
 */
export async function vouchForAddress(
  writes: OrganizationWrites,
  userId: string,
  now: number,
): Promise<Result<undefined, { code: 'member_unknown' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    if (!(await vouchForEmail(db, member.id))) return ok(undefined);
    const target = { kind: 'user', id: member.id, name: member.name };
    const event = { action: 'member.address_vouched', target, details: { email: member.email } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(undefined);
  });
}
