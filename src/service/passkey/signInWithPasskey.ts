import type { PasskeyAssertion } from '#contract/app/passkey.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markPasskeyUsed } from '#store/query/passkey.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { enterSession } from '../account/enterSession.ts';
import { provePasskey } from './provePasskey.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Begins a session. No second factor is asked for: a passkey is something one has, and a finger or a PIN. */
export async function signInWithPasskey(
  context: { store: Store; keys: AccountKeys; party: RelyingParty },
  given: { readonly ticket: string; readonly credential: PasskeyAssertion },
  agent: string,
  now: number,
): Promise<Result<{ token: string; userId: string }, { code: 'passkey_refused' }>> {
  const proof = await provePasskey(context, { purpose: 'sign_in', user: null }, given, now);
  if (proof === undefined) return failed({ code: 'passkey_refused' });
  const { passkey, counter } = proof;
  const user = { id: passkey.user_id, name: passkey.user_name };
  return await context.store.write(async ({ db }) => {
    if (!(await markPasskeyUsed(db, passkey, counter, now))) return failed({ code: 'passkey_refused' });
    const token = await enterSession(db, context.keys, { user, method: 'passkey', agent }, now);
    return ok({ token, userId: user.id });
  });
}
