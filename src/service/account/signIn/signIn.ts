import { failed, ok, type Result } from '#kit/result.ts';
import { findSignInByEmail } from '#store/query/account/password.ts';
import type { AccountContext, SignInClient } from '../context/accountContext.ts';
import { enterOrDiskFullSession } from '../session/diskFullSession.ts';
import { enterByPassword } from '../session/enterSession.ts';
import { type PasswordRefused, provePassword } from './provePassword.ts';
import { askForSecondFactor, type SignInStep } from './signInStep.ts';

export async function signIn(
  context: AccountContext,
  { email, password }: { email: string; password: string },
  visit: SignInClient,
  now: number,
): Promise<Result<SignInStep, PasswordRefused>> {
  const user = await findSignInByEmail(context.store.read, email);
  const proved = await provePassword(context, { email, user }, password, visit, now);
  if (!proved.ok) return proved;
  const { id, name, confirmed_at, hash: passwordHash } = proved.value;
  const keys = context.keys();
  if (confirmed_at !== null) return ok(askForSecondFactor(keys, proved.value, now));
  const { store } = context;
  const entering = { user: { id, name }, agent: visit.agent, passwordHash };
  const fallbackSession = { userId: id, method: 'password', provedAt: now } as const;
  const token = await enterOrDiskFullSession({ db: store.read, keys }, fallbackSession, now, () =>
    store.write(({ db }) => enterByPassword(db, keys, entering, now)),
  );
  if (token === undefined) return failed({ code: 'sign_in_wrong' });
  return ok({ next: 'done', token, userId: id });
}
