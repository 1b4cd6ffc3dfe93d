import type { Database } from '../../tables.ts';

/**
 * The keys among these that a file, an upload or a logo of any organisation names. A claimed upload does not count,
 * because its content belongs to the response's file.
 */
export async function referencedStorageKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
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
