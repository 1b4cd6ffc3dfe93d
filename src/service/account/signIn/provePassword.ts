import { failed, ok, type Result } from '#kit/result.ts';
import { isPassword, nobodysHash } from '#kit/secret/passwordHash.ts';
import type { SignInRow } from '#store/query/account/password.ts';
import { type AccountContext, deviceOf, type Visit } from '../context/accountContext.ts';
import { takeAttempt } from './attempts.ts';
import { refuseAttempt, type TooMany } from './refuseAttempt.ts';

export type PasswordRefused = { readonly code: 'sign_in_wrong' } | TooMany;

/**
 * Whether it is the person's password. Somebody whom nobody knows, and somebody who has no password, are refused after
 * the same work and by the same answer as a wrong password.
 */
export async function provePassword(
  context: AccountContext,
  { email, user }: { email: string; user: SignInRow | undefined },
  password: string,
  visit: Visit,
  now: number,
): Promise<Result<SignInRow, PasswordRefused>> {
  const attempt = {
    what: 'password',
    account: email.trim().toLowerCase(),
    address: visit.address,
    device: deviceOf(visit, user?.id),
  } as const;
  const taken = await takeAttempt(context.store.countedWindows, context.keys(), attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, user, taken, now));
  const isRight = await isPassword(password, user?.hash ?? nobodysHash).catch(async (error: unknown) => {
    // Nothing was compared.
    await taken.giveBack();
    throw error;
  });
  if (!isRight || user === undefined || user.hash === null) return failed({ code: 'sign_in_wrong' });
  await taken.giveBack();
  return ok(user);
}
