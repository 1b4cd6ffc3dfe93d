import type { Database } from '../../tables.ts';
import { deleteTotp } from './totp.ts';

/** Sign-in methods other than the password. */
export interface RemovedMethods {
  passkeys: number;
  providers: number;
  second_factor: boolean;
}

/** Deletes every sign-in method except the password, and every second factor; returns what was deleted. */
export async function deleteSignInMethods(db: Database, userId: string): Promise<RemovedMethods> {
  const passkeys = await db.deleteFrom('passkey').where('user_id', '=', userId).executeTakeFirst();
  const providers = await db.deleteFrom('oidc_identity').where('user_id', '=', userId).executeTakeFirst();
  return {
    passkeys: Number(passkeys.numDeletedRows),
    providers: Number(providers.numDeletedRows),
    second_factor: await deleteTotp(db, userId),
  };
}

/**
 * Counts the ways a person can sign in. An identity at a provider that is no longer configured does not count.
 */
export async function countSignInMethods(
  db: Database,
  userId: string,
  issuer: string | undefined,
): Promise<number> {
  const passwords = await db
    .selectFrom('user_password')
    .select('user_id')
    .where('user_id', '=', userId)
    .execute();
  const passkeys = await db.selectFrom('passkey').select('id').where('user_id', '=', userId).execute();
  const identities = await db
    .selectFrom('oidc_identity')
    .select('id')
    .where('user_id', '=', userId)
    .where('issuer', '=', issuer ?? '')
    .execute();
  return passwords.length + passkeys.length + identities.length;
}
