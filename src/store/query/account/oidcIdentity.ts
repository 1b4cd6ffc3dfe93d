import type { Insertable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, Tables } from '../../tables.ts';

export interface IdentityRow {
  id: string;
  issuer: string;
  email: string;
  created_at: number;
}

/** A person's identities at providers, oldest first. */
export async function listIdentities(db: Database, userId: string): Promise<IdentityRow[]> {
  return await db
    .selectFrom('oidc_identity')
    .select(['id', 'issuer', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The person with this subject at a provider. */
export async function findIdentity(
  db: Database,
  issuer: string,
  subject: string,
): Promise<{ id: string; user_id: string; user_name: string } | undefined> {
  return await db
    .selectFrom('oidc_identity')
    .innerJoin('app_user', 'app_user.id', 'oidc_identity.user_id')
    .select(['oidc_identity.id', 'oidc_identity.user_id', 'app_user.name as user_name'])
    .where('oidc_identity.issuer', '=', issuer)
    .where('oidc_identity.subject', '=', subject)
    .executeTakeFirst();
}

/** False, without an insert, if an account already has the identity. */
export async function insertIdentity(
  db: Database,
  row: Insertable<Tables['oidc_identity']>,
): Promise<boolean> {
  const result = await db
    .insertInto('oidc_identity')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function markIdentityUsed(
  db: Database,
  id: string,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable('oidc_identity')
    .set({ email, last_used_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the identity's mail address; undefined if the person has no such identity. */
export async function deleteIdentity(db: Database, userId: string, id: string): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('oidc_identity')
    .where('user_id', '=', userId)
    .where('id', '=', storableText(id))
    .returning('email')
    .executeTakeFirst();
  return deleted?.email;
}
