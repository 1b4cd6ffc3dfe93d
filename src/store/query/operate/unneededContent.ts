import type { Database } from '../../tables.ts';

/** The content of rows that are deleted in this transaction; what has no content of its own is passed over. */
export async function noteUnneeded(
  db: Database,
  rows: readonly { readonly storage_key: string | null }[],
): Promise<void> {
  // By this machine's clock: it only tells how long whoever has just read the row still finds its content.
  const noted_at = Date.now();
  const noted = rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [{ storage_key, noted_at }]));
  if (noted.length === 0) return;
  await db
    .insertInto('unneeded_content')
    .values(noted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** In their order, those behind `after` that were noted before `until`. */
export async function unneededKeys(
  db: Database,
  { after, until, limit }: { after: string; until: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('unneeded_content')
    .select('storage_key')
    .where('storage_key', '>', after)
    .where('noted_at', '<=', until)
    .orderBy('storage_key')
    .limit(limit)
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

export async function isUnneeded(db: Database, storageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('unneeded_content')
    .select('storage_key')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Once nothing is left to do about them. */
export async function forgetUnneeded(db: Database, storageKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('unneeded_content').where('storage_key', 'in', storageKeys).execute();
}
