import { newUuid } from '#kit/ids.ts';
import type { Database } from '../../tables.ts';

/** Notes that this transaction erased something, so that its bytes leave the files too; see `Store.overwriteErased`. */
export async function noteErasure(db: Database): Promise<void> {
  await db.insertInto('erasure').values({ id: newUuid(), noted_at: Date.now() }).execute();
}

/** Erasures whose bytes may still be in the files, of all organisations. */
export async function notedErasures(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('erasure').select('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function settleErasures(db: Database, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('erasure').where('id', 'in', ids).execute();
}
