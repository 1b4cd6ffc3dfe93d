import type { Insertable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, Tables } from '../../tables.ts';

export interface PasskeyRow {
  id: string;
  credential_id: string;
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return await db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface PasskeyOwner {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  user_name: string;
}

/** The passkey and its owner, by the browser's credential id. */
export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyOwner | undefined> {
  return await db
    .selectFrom('passkey')
    .innerJoin('app_user', 'app_user.id', 'passkey.user_id')
    .select([
      'passkey.id',
      'passkey.user_id',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'app_user.name as user_name',
    ])
    .where('passkey.credential_id', '=', storableText(credentialId))
    .executeTakeFirst();
}

/** False, without an insert, if an account already has it. */
export async function insertPasskey(db: Database, row: Insertable<Tables['passkey']>): Promise<boolean> {
  const result = await db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a use; false if the passkey is gone or its counter has moved on. Authenticators without a counter
 * always send 0.
 */
export async function markPasskeyUsed(
  db: Database,
  { id, counter: before }: { id: string; counter: number },
  counter: number,
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False if the person has no such passkey. */
export async function renamePasskey(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const result = await db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the passkey's name; undefined if the person has no such passkey. */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', storableText(id))
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}
