import type { Database } from '../../tables.ts';

/**
 * Those of the keys that a file, an upload or a logo names now, in any organisation: content has one owner for all of them.
 * An upload that was claimed names none: its content is that of the response's file, and goes with it.
 */
export async function namedStorageKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const files = await db.selectFrom('file').select('storage_key').where('storage_key', 'in', keys).execute();
  const uploads = await db
    .selectFrom('upload')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .where('submission_id', 'is', null)
    .execute();
  const logos = await db
    .selectFrom('organization')
    .select('logo_storage_key as storage_key')
    .where('logo_storage_key', 'in', keys)
    .execute();
  return new Set(
    [...files, ...uploads, ...logos].flatMap(({ storage_key }) =>
      storage_key === null ? [] : [storage_key],
    ),
  );
}
