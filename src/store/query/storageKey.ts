import type { Database } from '../tables.ts';

/** Those of the keys that a file row names now, in any organisation: content has one owner for all of them. */
export async function namedStorageKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.selectFrom('file').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key])));
}
