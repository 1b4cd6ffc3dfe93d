import { failed, ok, type Result } from '#kit/result.ts';
import { isTimeZone } from '#kit/time/timeZone.ts';
import { findOrganization, renameOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';
import { changeOrganizationSettings } from '../base/organizationSettings.ts';

export interface OrganizationChange {
  readonly name?: string | undefined;
  readonly time_zone?: string | undefined;
}

/** Audits only values that differ from the current ones. */
export async function changeOrganization(
  writes: OrganizationWrites,
  { name, time_zone }: OrganizationChange,
  now: number,
): Promise<Result<undefined, { code: 'time_zone_unknown' }>> {
  if (time_zone !== undefined && !isTimeZone(time_zone)) return failed({ code: 'time_zone_unknown' });
  await writes.write(async (transaction) => {
    const { db, organizationId, actor } = transaction;
    const oldName = (await findOrganization(db, organizationId))?.name ?? '';
    const details: Record<string, { from: string | null; to: string }> = {};
    if (name !== undefined && name !== oldName) {
      await renameOrganization(db, organizationId, name);
      details.name = { from: oldName, to: name };
    }
    if (time_zone !== undefined) {
      const before = await changeOrganizationSettings(transaction, organizationId, (settings) => ({
        ...settings,
        time_zone,
      }));
      if (before.time_zone !== time_zone)
        details.time_zone = { from: before.time_zone ?? null, to: time_zone };
    }
    if (Object.keys(details).length === 0) return;
    const target = { kind: 'organization', id: organizationId, name: name ?? oldName };
    await recordAudit(db, organizationId, actor, { action: 'organization.changed', target, details }, now);
  });
  return ok(undefined);
}
