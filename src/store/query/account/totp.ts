import type { Database } from '../../tables.ts';

export interface TotpRow {
  sealed: string;
  confirmed_at: number | null;
  last_step: number;
}

export async function findTotp(db: Database, userId: string): Promise<TotpRow | undefined> {
  return await db
    .selectFrom('user_totp')
    .select(['sealed', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** False, and nothing is stored, where the person has one that was confirmed. */
export async function putTotp(db: Database, userId: string, sealed: string, now: number): Promise<boolean> {
  const result = await db
    .insertInto('user_totp')
    .values({ user_id: userId, sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, created_at: now, last_step: 0 })
        .where('user_totp.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** False where it is not the secret that waits: another one was begun, or it was confirmed already. */
export async function confirmTotpRow(
  db: Database,
  userId: string,
  sealed: string,
  { step, now }: { step: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('user_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('sealed', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False where a code of this step, or of a later one, was taken before: of two at once, one is. */
export async function takeTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('user_totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** With the recovery codes; false where there was none that had been confirmed. */
export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const row = await db
    .deleteFrom('user_totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** In the place of those that there were. */
export async function putRecoveryCodes(
  db: Database,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute();
}

/** False where there is no such code, or it was used: of two at once, one is taken. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const rows = await db
    .selectFrom('recovery_code')
    .select('hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}
