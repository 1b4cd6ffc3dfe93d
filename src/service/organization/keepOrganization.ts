import { findOrganization } from '#store/query/organization.ts';
import { setDeletion } from '#store/query/organizationDeletion.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';

/** Takes back that an organisation is to go; false where it was not. */
export async function keepOrganization(
  store: Store,
  organizationId: OrganizationId,
  actor: Actor,
  now: number,
): Promise<boolean> {
  return await store.write(async ({ db, lockOrganization }) => {
    await lockOrganization(organizationId);
    const organization = await findOrganization(db, organizationId);
    if (organization === undefined || organization.delete_at === null) return false;
    await setDeletion(db, organizationId, null);
    const target = { kind: 'organization', id: organizationId, name: organization.name };
    const event = { action: 'organization.deletion_stopped', target } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return true;
  });
}
