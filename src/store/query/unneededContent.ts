import type { Database } from '../tables.ts';

/** In the transaction that deletes the rows which named it. */
export async function noteUnneeded(db: Database, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await db
    .insertInto('unneeded_content')
    .values(storageKeys.map((storage_key) => ({ storage_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unneededKeys(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('unneeded_content')
    .select('storage_key')
    .orderBy('storage_key')
    .limit(limit)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

/** Once nothing is left to do about them. */
export async function forgetUnneeded(db: Database, storageKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('unneeded_content').where('storage_key', 'in', storageKeys).execute();
}
