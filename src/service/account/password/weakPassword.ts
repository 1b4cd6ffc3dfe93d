import { failed, ok, type Result } from '#kit/result.ts';
import { passwordJudge } from '#kit/secret/password/passwordStrength.ts';
import { type HashTurn, isPassword } from '#kit/secret/passwordHash.ts';
import { findSignIn } from '#store/query/account/password.ts';
import { listMemberships } from '#store/query/organization/membership.ts';
import type { Database } from '#store/tables.ts';

/**
 * Whether the password is easy to guess. `known` is public knowledge about the person. The screen passes the same
 * words to the same rule, so both agree.
 */
export async function isWeakPassword(password: string, known: readonly string[]): Promise<boolean> {
  const judge = await passwordJudge();
  return ['short', 'weak'].includes(judge(password, known));
}

/** The words that others know about the owner of an account: their name, address and organisations. */
export async function knownWords(
  db: Database,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string },
): Promise<string[]> {
  const organizations = await listMemberships(db, id);
  return [name, email, ...organizations.map((each) => each.name)];
}

/**
 * Refuses a password that others could guess, and the current one, which others may know. The check is no oracle: a
 * wrong guess at the current password replaces it.
 */
export async function checkReplacement(
  db: Database,
  user: { readonly id: string; readonly name: string; readonly email: string },
  { password, alsoKnown = [] }: { readonly password: string; readonly alsoKnown?: readonly string[] },
  turn: HashTurn,
): Promise<Result<undefined, { readonly code: 'password_weak' | 'password_same' }>> {
  if (await isWeakPassword(password, [...(await knownWords(db, user)), ...alsoKnown]))
    return failed({ code: 'password_weak' });
  const hash = (await findSignIn(db, user.id))?.hash ?? null;
  if (hash !== null && (await isPassword(password, hash, turn))) return failed({ code: 'password_same' });
  return ok(undefined);
}
