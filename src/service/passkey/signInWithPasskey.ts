import type { PasskeyAssertion } from '#contract/app/passkey.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markPasskeyUsed } from '#store/query/passkey.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { beginSession } from '../account/sessions.ts';
import { recordForUser } from '../audit/recordAudit.ts';
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
    await recordForUser(db, user, 'account.signed_in', now, { details: { method: 'passkey' } });
    const session = { userId: user.id, method: 'passkey', agent } as const;
    return ok({ token: await beginSession(db, context.keys, session, now), userId: user.id });
  });
}
