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

/** False, without a change, if the person already has a confirmed secret. */
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

/** False if this is not the pending secret: a newer one was started, or it is already confirmed. */
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

/**
 * False if a code of this step or a later one was already accepted; of two concurrent attempts, one succeeds.
 */
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

/** Deletes the secret and the recovery codes; false if there was no confirmed secret. */
export async function deleteTotp(db: Database, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const row = await db
    .deleteFrom('user_totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}

/** Replaces the existing codes. */
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

/** False if the code does not exist or was used; of two concurrent attempts, one succeeds. */
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
