import type { OrganizationSettings } from '#contract/app/organizationSettings.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import { changeOrganizationSettings, settingsOf } from '../organization/organizationSettings.ts';

export type MailSettings = NonNullable<OrganizationSettings['mail']>;

/** In whose name mails come and where answers go; what is left out stays as it is. */
export async function changeMail(
  store: Store,
  organization: { readonly id: OrganizationId; readonly name: string },
  changes: MailSettings,
  actor: Actor,
  now: number,
): Promise<void> {
  await store.write(async (transaction) => {
    const { db, lockOrganization } = transaction;
    await lockOrganization(organization.id);
    const before = (await settingsOf(db, organization.id)).mail ?? {};
    const mail = { ...before, ...changes };
    if (JSON.stringify(mail) === JSON.stringify(before)) return;
    await changeOrganizationSettings(transaction, organization.id, (settings) => ({ ...settings, mail }));
    const target = { kind: 'organization', ...organization };
    const details = { from: before, to: mail };
    await recordAudit(db, organization.id, actor, { action: 'mail.changed', target, details }, now);
  });
}
