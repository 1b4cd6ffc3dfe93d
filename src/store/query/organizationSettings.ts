import type { Database, OrganizationId } from '../tables.ts';

/** As JSON; undefined where there is no such organisation. */
export async function findSettings(
  db: Database,
  organizationId: OrganizationId,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('organization')
    .select('settings')
    .where('id', '=', organizationId)
    .where('import_id', 'is', null)
    .executeTakeFirst();
  return row?.settings;
}

export async function setSettings(
  db: Database,
  organizationId: OrganizationId,
  settings: string,
): Promise<void> {
  await db.updateTable('organization').set({ settings }).where('id', '=', organizationId).execute();
}
