import { storableText } from '#kit/text/storableText.ts';
import type { Database } from '../../tables.ts';
import type { UserRow } from './user.ts';

/** A person with everything that a sign-in needs. */
export interface SignInRow extends UserRow {
  /** Null if the person has no password. */
  hash: string | null;
  /** Null if no second factor is required. */
  confirmed_at: number | null;
}

/** Ignores the case of the address. One query, so that timing does not reveal whether an account exists. */
export async function findSignInByEmail(db: Database, email: string): Promise<SignInRow | undefined> {
  return await signIns(db)
    .where('app_user.email_lower', '=', storableText(email).trim().toLowerCase())
    .where('app_user.email', '!=', '')
    .executeTakeFirst();
}

export async function findSignIn(db: Database, userId: string): Promise<SignInRow | undefined> {
  return await signIns(db).where('app_user.id', '=', userId).executeTakeFirst();
}

function signIns(db: Database) {
  return db
    .selectFrom('app_user')
    .leftJoin('user_password', 'user_password.user_id', 'app_user.id')
    .leftJoin('user_totp', 'user_totp.user_id', 'app_user.id')
    .select([
      'app_user.id',
      'app_user.email',
      'app_user.name',
      'app_user.language',
      'user_password.hash',
      'user_totp.confirmed_at',
    ]);
}

export async function putPassword(db: Database, userId: string, hash: string, now: number): Promise<void> {
  await db
    .insertInto('user_password')
    .values({ user_id: userId, hash, set_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, set_at: now }))
    .execute();
}
