import { deleteLinksOfUser } from '#store/query/oneTimeLink.ts';
import { insertMembership } from '#store/query/user.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/** Makes the person belong to the organisation, which is locked, and to which they do not belong yet. */
export async function joinOrganization(
  db: Database,
  organizationId: OrganizationId,
  { user, role, actor }: { user: { id: string; name: string }; role: Role; actor: Actor },
  now: number,
): Promise<void> {
  await insertMembership(db, { organization_id: organizationId, user_id: user.id, role, created_at: now });
  // An owner of the organisation where the person was before may hold one, which must not open the new one.
  await deleteLinksOfUser(db, user.id, 'password');
  const event = {
    action: 'member.joined',
    target: { kind: 'user', id: user.id, name: user.name },
    details: { role },
  } as const;
  await recordAudit(db, organizationId, actor, event, now);
}
