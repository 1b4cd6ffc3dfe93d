import { failed, ok, type Result } from '#kit/result.ts';
import { vouchForEmail } from '#store/query/account/emailProof.ts';
import { findMember } from '#store/query/organization/membership.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/**
 * Records that an owner vouches for a member's mail address. This protects the address against unproved claims, but
 * never against a proved one. No effect if it is already vouched for or proved.
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
