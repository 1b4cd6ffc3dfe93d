import { deletionDays } from '#contract/app/organization/data.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { day } from '#kit/time/durations.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { setDeletion } from '#store/query/organization/organizationDeletion.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';

/** How long an owner can cancel the deletion. */
const deletionDelay = deletionDays * day;

export type DeletionFailure = { readonly code: 'not_found' } | { readonly code: 'name_differs' };

/**
 * Schedules the deletion of an organisation and returns its time; until then everything works as before. A repeated
 * request keeps the first time. The typed name confirms the intent.
 */
export async function deleteOrganization(
  writes: OrganizationWrites,
  name: string,
  now: number,
): Promise<Result<number, DeletionFailure>> {
  return await writes.write(async ({ db, organizationId, actor }) => {
    const organization = await findOrganization(db, organizationId);
    if (organization === undefined) return failed({ code: 'not_found' });
    if (organization.name.trim() !== name.trim()) return failed({ code: 'name_differs' });
    if (organization.delete_at !== null) return ok(organization.delete_at);
    const deleteAt = now + deletionDelay;
    await setDeletion(db, organizationId, deleteAt);
    const target = { kind: 'organization', id: organizationId, name: organization.name };
    const event = { action: 'organization.deletion_asked', target } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(deleteAt);
  });
}
