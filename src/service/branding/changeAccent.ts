import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { type Actor, recordAudit } from '../audit/recordAudit.ts';
import { changeOrganizationSettings } from '../organization/organizationSettings.ts';

/** Chooses the colour of forms and mails, or none. */
export async function changeAccent(
  store: Store,
  organization: { readonly id: OrganizationId; readonly name: string },
  accent: string | null,
  actor: Actor,
  now: number,
): Promise<void> {
  await store.write(async (transaction) => {
    const before = await changeOrganizationSettings(transaction, organization.id, (settings) => ({
      ...settings,
      accent,
    }));
    const from = before.accent ?? null;
    if (from === accent) return;
    const target = { kind: 'organization', ...organization };
    const details = { accent: { from, to: accent } };
    const event = { action: 'branding.changed', target, details } as const;
    await recordAudit(transaction.db, organization.id, actor, event, now);
  });
}
