import { failed, ok, type Result } from '#kit/result.ts';
import { findMember, type MemberRow } from '#store/query/organization/membership.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { endMembership, isLastOwner } from './endMembership.ts';

export type MemberNotRemoved = { code: 'member_unknown' } | { code: 'last_owner' };

/**
 * Ends a membership, on behalf of the member or someone else. The account and its sessions stay, because the person
 * may belong to other organisations and every request checks the membership. Links by which they could return end.
 */
export async function removeMember(
  writes: OrganizationWrites,
  userId: string,
  now: number,
): Promise<Result<MemberRow, MemberNotRemoved>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    if (await isLastOwner(db, organizationId, member)) return failed({ code: 'last_owner' });
    const details = await endMembership(db, organizationId, member);
    const left = actor.kind === 'user' && actor.id === member.id;
    const event = {
      action: left ? 'member.left' : 'member.removed',
      target: { kind: 'user', id: member.id, name: member.name },
      details,
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(member);
  });
}
