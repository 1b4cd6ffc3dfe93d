import { isWeakPassword } from '#service/account/password/weakPassword.ts';
import { Problem } from '../problem.ts';

/** Wherever somebody chooses a password; `known` is what others know of them. */
export async function refuseWeakPassword(password: string, known: readonly string[]): Promise<void> {
  if (await isWeakPassword(password, known)) throw new Problem('password_weak', { param: 'password' });
}
