import type { OrganizationSettings } from '#contract/app/organization/organizationSettings.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { recordAudit } from '../base/audit/recordAudit.ts';
import { changeOrganizationSettings, readOrganizationSettings } from '../base/organizationSettings.ts';

export type MailSettings = NonNullable<OrganizationSettings['mail']>;

/** Changes the sender name and the reply address of the organisation's mails; omitted settings stay as they are. */
export async function changeMail(
  writes: OrganizationWrites,
  changes: MailSettings,
  now: number,
): Promise<void> {
  await writes.write(async (transaction) => {
    const { db, organizationId, actor } = transaction;
    const organization = await findOrganization(db, organizationId);
    const before = readOrganizationSettings(organization?.settings ?? '{}').mail ?? {};
    const mail = { ...before, ...changes };
    if (JSON.stringify(mail) === JSON.stringify(before)) return;
    await changeOrganizationSettings(transaction, organizationId, (settings) => ({ ...settings, mail }));
    const target = { kind: 'organization', id: organizationId, name: organization?.name ?? '' };
    const details = { from: before, to: mail };
    await recordAudit(db, organizationId, actor, { action: 'mail.changed', target, details }, now);
  });
}
