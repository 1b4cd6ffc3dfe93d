import { failed, ok, type Result } from '#kit/result.ts';
import { dummyHash, isPassword } from '#kit/secret/passwordHash.ts';
import type { SignInRow } from '#store/query/account/password.ts';
import { type AccountContext, deviceOf, hashTurnOf, type SignInClient } from '../context/accountContext.ts';
import { countAttempt } from './attempts.ts';
import { refuseAttempt, type TooManyAttempts } from './refuseAttempt.ts';

export type PasswordRefused = { readonly code: 'sign_in_wrong' } | TooManyAttempts;

/**
 * Checks a person's password. Unknown people and people without a password get the same response after the same work
 * as a wrong password, so neither content nor timing reveals them.
 */
export async function provePassword(
  context: AccountContext,
  { email, user }: { email: string; user: SignInRow | undefined },
  password: string,
  visit: SignInClient,
  now: number,
): Promise<Result<SignInRow, PasswordRefused>> {
  const attempt = {
    what: 'password',
    account: email.trim().toLowerCase(),
    address: visit.address,
    device: deviceOf(visit, user?.id),
  } as const;
  const taken = await countAttempt(context.store.countedWindows, context.keys(), attempt, now);
  if (!taken.allowed) return failed(refuseAttempt(context, user, taken, now));
  const isRight = await isPassword(password, user?.hash ?? dummyHash, hashTurnOf(visit)).catch(
    async (error: unknown) => {
      // Nothing was compared, so the attempt does not count.
      await taken.giveBack();
      throw error;
    },
  );
  if (!isRight || user === undefined || user.hash === null) return failed({ code: 'sign_in_wrong' });
  await taken.giveBack();
  return ok(user);
}
