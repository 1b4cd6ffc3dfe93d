import { failed, ok, type Result } from '#kit/result.ts';
import { countOwners, deleteMembership, findMember, type MemberRow } from '#store/query/membership.ts';
import { deleteAccessOfUser } from '#store/query/workspaceAccess.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import { withdrawLinksOf } from './withdrawLinksOf.ts';

export type MemberNotRemoved = { code: 'member_unknown' } | { code: 'last_owner' };

/**
 * Ends the membership, by whoever it is. The account stays, and so do its sessions: the person may have other
 * organisations, and every request asks anew whether they belong to this one. What could bring
 * them back goes.
 */
export async function removeMember(
  store: Store,
  organizationId: OrganizationId,
  userId: string,
  actor: Actor,
  now: number,
): Promise<Result<MemberRow, MemberNotRemoved>> {
  return await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(organizationId);
    const member = await findMember(db, organizationId, userId);
    if (member === undefined) return failed({ code: 'member_unknown' });
    if (member.role === 'owner' && (await countOwners(db, organizationId)) === 1)
      return failed({ code: 'last_owner' });
    await deleteAccessOfUser(db, organizationId, member.id);
    await deleteMembership(db, organizationId, member.id);
    const withdrawn = await withdrawLinksOf(db, organizationId, member);
    const left = actor.kind === 'user' && actor.id === member.id;
    const event = {
      action: left ? 'member.left' : 'member.removed',
      target: { kind: 'user', id: member.id, name: member.name },
      details: { role: member.role, ...withdrawn },
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(member);
  });
}
