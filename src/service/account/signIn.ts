import { ok, type Result } from '#kit/result.ts';
import { findSignInByEmail } from '#store/query/password.ts';
import type { AccountContext, Visit } from './accountContext.ts';
import { type PasswordRefused, provePassword } from './provePassword.ts';
import { type SignInStep, takeSignInStep } from './signInStep.ts';

export async function signIn(
  context: AccountContext,
  { email, password }: { email: string; password: string },
  visit: Visit,
  now: number,
): Promise<Result<SignInStep, PasswordRefused>> {
  const user = await findSignInByEmail(context.store.read, email);
  const proved = await provePassword(context, { email, user }, password, visit, now);
  if (!proved.ok) return proved;
  const given = { user: proved.value, method: 'password' } as const;
  return ok(await context.store.write(({ db }) => takeSignInStep(db, context.keys(), given, visit, now)));
}
