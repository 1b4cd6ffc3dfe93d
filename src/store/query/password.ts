import type { Database } from '../tables.ts';

export async function findPasswordHash(db: Database, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('user_password')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hash;
}

export async function putPassword(db: Database, userId: string, hash: string, now: number): Promise<void> {
  await db
    .insertInto('user_password')
    .values({ user_id: userId, hash, set_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, set_at: now }))
    .execute();
}
