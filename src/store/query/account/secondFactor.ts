import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../../tables.ts';
import { padded } from '../pairs.ts';

/**
 * Whether a person has a second factor or an equivalent: an authenticator app, a passkey, or an identity
 * at the configured provider.
 */
export async function hasSecondFactor(
  db: Database,
  userId: string,
  issuer: string | undefined,
): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('app_user.id')
    .where('app_user.id', '=', userId)
    .where((expression) => isProtected(expression, issuer))
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these people have one. */
export async function peopleWithSecondFactor(
  db: Database,
  userIds: readonly string[],
  issuer: string | undefined,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('app_user')
    .select('app_user.id')
    .where('app_user.id', 'in', padded(userIds))
    .where((expression) => isProtected(expression, issuer))
    .execute();
  return rows.map(({ id }) => id);
}

/** The same as a condition on `app_user`. */
export function isProtected(
  { selectFrom, exists, or }: ExpressionBuilder<Tables, 'app_user'>,
  issuer: string | undefined,
) {
  const one = sql<number>`1`.as('one');
  return or([
    exists(
      selectFrom('user_totp')
        .select(one)
        .whereRef('user_totp.user_id', '=', 'app_user.id')
        .where('user_totp.confirmed_at', 'is not', null),
    ),
    exists(selectFrom('passkey').select(one).whereRef('passkey.user_id', '=', 'app_user.id')),
    exists(
      selectFrom('oidc_identity')
        .select(one)
        .whereRef('oidc_identity.user_id', '=', 'app_user.id')
        .where('oidc_identity.issuer', '=', issuer ?? ''),
    ),
  ]);
}
