import { findOrganization } from '#store/query/organization/organization.ts';
import { setDeletion } from '#store/query/organization/organizationDeletion.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';

/** Cancels a scheduled deletion; false if there was none. */
export async function cancelDeletion(writes: OrganizationWrites, now: number): Promise<boolean> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const organization = await findOrganization(db, organizationId);
    if (organization === undefined || organization.delete_at === null) return false;
    await setDeletion(db, organizationId, null);
    const target = { kind: 'organization', id: organizationId, name: organization.name };
    const event = { action: 'organization.deletion_stopped', target } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return true;
  });
}
