import { sql } from 'kysely';
import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { escapedForLike } from '../escapedForLike.ts';

/** Actions with personal details, which are erased with the account. */
const actionsWithPersonalDetails: readonly AuditAction[] = [
  'account.email_changed',
  'account.email_released',
  'member.address_vouched',
  'account.passkey_added',
  'account.passkey_removed',
  'account.oidc_linked',
  'account.oidc_unlinked',
];

/** Targets that are named by a mail address. */
const targetsNamedByAddress = ['invitation', 'mail'];

/** Erases the personal details in entries about a person's account and returns them; the entries stay. */
export async function eraseDetailsOfUser(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<string[]> {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['id', 'details'])
    .where('organization_id', '=', organizationId)
    .where('action', 'in', actionsWithPersonalDetails)
    .where('target_id', '=', userId)
    .execute();
  for (const { id } of entries)
    await db
      .updateTable('audit_entry')
      .set({ details: '{}' })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute();
  return entries.map(({ details }) => details);
}

/** Entries that name somebody by the address, which must be case-folded like the entries. */
export async function entriesByAddress(
  db: Database,
  organizationId: OrganizationId,
  foldedAddress: string,
): Promise<{ id: string; actor_name: string }[]> {
  const pattern = `%\n${escapedForLike(foldedAddress)}`;
  return await db
    .selectFrom('audit_entry')
    .select(['id', 'actor_name'])
    .where('organization_id', '=', organizationId)
    .where('target_kind', 'in', targetsNamedByAddress)
    .where(sql<boolean>`folded LIKE ${pattern} ESCAPE '\\'`)
    .execute();
}

export async function renameTarget(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  named: { readonly target_name: string; readonly folded: string },
): Promise<void> {
  await db
    .updateTable('audit_entry')
    .set(named)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
