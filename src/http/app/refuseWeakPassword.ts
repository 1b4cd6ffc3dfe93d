import { isWeakPassword } from '#service/account/password/weakPassword.ts';
import { Problem } from '../problem.ts';

/** Refuses a weak password; `known` are words that others know about the user. */
export async function refuseWeakPassword(password: string, known: readonly string[]): Promise<void> {
  if (await isWeakPassword(password, known)) throw new Problem('password_weak', { param: 'password' });
}
