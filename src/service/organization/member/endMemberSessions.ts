import { failed, ok, type Result } from '#kit/result.ts';
import { deleteSessions } from '#store/query/account/session.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import { organizationsOfUser } from '#store/query/organization/audit.ts';
import { findMember, markSessionsEnded } from '#store/query/organization/membership.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/**
 * Makes a member sign in again. Sessions belong to the person: they end if this is the person's only organisation;
 * otherwise they just lose access to this one. Returns whether they ended everywhere.
 */
export async function endMemberSessions(
  writes: OrganizationWrites,
  userId: string,
  now: number,
): Promise<Result<{ everywhere: boolean }, { code: 'member_unknown' }>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    // Holding the user serialises this with a concurrent join: either it is seen here, or it finds its session ended.
    await lockUserRow(db, member.id);
    const everywhere = (await organizationsOfUser(db, member.id)).length === 1;
    // The mark also blocks fallback sessions, which have no row to delete.
    await markSessionsEnded(db, organizationId, member.id, now);
    if (everywhere) await deleteSessions(db, member.id);
    const target = { kind: 'user', id: member.id, name: member.name };
    const details = { scope: everywhere ? 'everywhere' : 'organization' };
    await recordAudit(db, organizationId, actor, { action: 'member.sessions_ended', target, details }, now);
    return ok({ everywhere });
  });
}
