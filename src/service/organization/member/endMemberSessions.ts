import { failed, ok, type Result } from '#kit/result.ts';
import { deleteSessions } from '#store/query/account/session.ts';
import { holdUser } from '#store/query/account/user.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import { findMember, markSessionsEnded } from '#store/query/organization/membership.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { OrganizationWrites } from '../organizationWrites.ts';

/**
 * Makes a member sign in again. Sessions are the person's: they end where the person belongs to no other organisation; else
 * they only open this one no more. Gives whether they ended everywhere.
 */
export async function endMemberSessions(
  writes: OrganizationWrites,
  userId: string,
  now: number,
): Promise<Result<{ everywhere: boolean }, { code: 'member_unknown' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    // Somebody who joins another one in this moment is seen here, or joins it in a session that has ended.
    await holdUser(db, member.id);
    const everywhere = (await organizationsOfUser(db, member.id)).length === 1;
    // Also stands in the way of what has no row to delete: a stand-in from while the disk was full.
    await markSessionsEnded(db, organizationId, member.id, now);
    if (everywhere) await deleteSessions(db, member.id);
    const target = { kind: 'user', id: member.id, name: member.name };
    const details = { scope: everywhere ? 'everywhere' : 'organization' };
    await recordAudit(db, organizationId, actor, { action: 'member.sessions_ended', target, details }, now);
    return ok({ everywhere });
  });
}
