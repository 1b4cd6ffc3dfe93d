import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { changeOrganizationSettings } from '../../base/organizationSettings.ts';

/** Sets or clears the accent colour of forms and mails. */
export async function changeAccent(
  writes: OrganizationWrites,
  accent: string | null,
  now: number,
): Promise<void> {
  await writes.write(async (transaction) => {
    const { db, organizationId, actor } = transaction;
    const before = await changeOrganizationSettings(transaction, organizationId, (settings) => ({
      ...settings,
      accent,
    }));
    const from = before.accent ?? null;
    if (from === accent) return;
    const name = (await findOrganization(db, organizationId))?.name ?? '';
    const target = { kind: 'organization', id: organizationId, name };
    const details = { accent: { from, to: accent } };
    const event = { action: 'branding.changed', target, details } as const;
    await recordAudit(db, organizationId, actor, event, now);
  });
}
