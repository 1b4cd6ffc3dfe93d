import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';

/** The storage key of an organisation's logo, with the settings that describe it. */
export async function findLogo(
  db: Database,
  organizationId: string,
): Promise<{ storage_key: string; settings: string } | undefined> {
  const row = await db
    .selectFrom('organization')
    .select(['logo_storage_key as storage_key', 'settings'])
    .where('id', '=', storableText(organizationId) as OrganizationId)
    .where('import_id', 'is', null)
    .executeTakeFirst();
  return row === undefined || row.storage_key === null
    ? undefined
    : { storage_key: row.storage_key, settings: row.settings };
}

export async function setLogoKey(
  db: Database,
  organizationId: OrganizationId,
  storageKey: string | null,
): Promise<void> {
  await db
    .updateTable('organization')
    .set({ logo_storage_key: storageKey })
    .where('id', '=', organizationId)
    .execute();
}
