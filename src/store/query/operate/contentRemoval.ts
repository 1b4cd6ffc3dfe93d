import type { Database } from '../../tables.ts';

/** Queues the content of rows deleted in this transaction for removal; rows without content are skipped. */
export async function queueContentRemoval(
  db: Database,
  rows: readonly { readonly storage_key: string | null }[],
): Promise<void> {
  // The local clock is enough: it only sets how long a concurrent reader still finds the content.
  const noted_at = Date.now();
  const noted = rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [{ storage_key, noted_at }]));
  if (noted.length === 0) return;
  await db
    .insertInto('unneeded_content')
    .values(noted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keys above `after` that were queued before `until`, in order. */
export async function queuedContentKeys(
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

export async function isQueuedForRemoval(db: Database, storageKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('unneeded_content')
    .select('storage_key')
    .where('storage_key', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Dequeues keys whose content has been dealt with. */
export async function dequeueContent(db: Database, storageKeys: readonly string[]): Promise<void> {
  await db.deleteFrom('unneeded_content').where('storage_key', 'in', storageKeys).execute();
}
