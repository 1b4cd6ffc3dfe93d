import type { Database } from '../tables.ts';

/** The content of rows that are deleted in this transaction; what has no content of its own is passed over. */
export async function noteUnneeded(
  db: Database,
  rows: readonly { readonly storage_key: string | null }[],
): Promise<void> {
  const noted = rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [{ storage_key }]));
  if (noted.length === 0) return;
  await db
    .insertInto('unneeded_content')
    .values(noted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In their order, those behind `after`. */
export async function unneededKeys(db: Database, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unneeded_content')
    .select('storage_key')
    .where('storage_key', '>', after)
    .orderBy('storage_key')
    .limit(limit)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Once nothing is left to do about them. */
export async function forgetUnneeded(db: Database, storageKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('unneeded_content').where('storage_key', 'in', storageKeys).execute();
}
