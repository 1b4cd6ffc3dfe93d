import type { Database } from '../tables.ts';

/** Makes others wait who change the same person, until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.updateTable('app_user').set({ id: userId }).where('id', '=', userId).execute();
}

/**
 * In how many ways a person can sign in. An identity of a provider that is not set up (any more) is none.
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
