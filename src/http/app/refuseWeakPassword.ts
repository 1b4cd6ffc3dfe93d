import { isWeakPassword } from '#service/account/weakPassword.ts';
import { Problem } from '../problem.ts';

/** Wherever somebody chooses a password. */
export function refuseWeakPassword(password: string, person: { email: string; name: string }): void {
  if (isWeakPassword(password, person)) throw new Problem('password_weak', { param: 'password' });
}
