import { failed, ok, type Result } from '#kit/result.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import { findMember } from '#store/query/organization/membership.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { makeResetLink } from './makeResetLink.ts';

export type NoResetLink = { code: 'member_unknown' } | { code: 'member_elsewhere' };

/**
 * Returns the secret of a reset link that an owner hands to a member. Refused for members of other organisations,
 * because the link would open those too.
 */
export async function makeMemberResetLink(
  writes: OrganizationWrites,
  keys: AccountKeys,
  userId: string,
  now: number,
): Promise<Result<string, NoResetLink>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    // Holding the user serialises this with a concurrent join: either it is seen here, or it invalidates the link.
    await lockUserRow(db, member.id);
    if ((await organizationsOfUser(db, member.id)).length > 1) return failed({ code: 'member_elsewhere' });
    const secret = await makeResetLink(db, keys, { userId: member.id, origin: 'owner' }, now);
    const target = { kind: 'user', id: member.id, name: member.name };
    await recordAudit(db, organizationId, actor, { action: 'member.reset_link_made', target }, now);
    return ok(secret);
  });
}
