import type { PasskeyAssertion } from '#contract/app/passkey.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markPasskeyUsed } from '#store/query/passkey.ts';
import { markSessionConfirmed } from '#store/query/session.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../account/accountKeys.ts';
import { provePasskey } from './provePasskey.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Somebody who is signed in proves once more who they are, by a passkey of their own. */
export async function confirmWithPasskey(
  context: { store: Store; keys: AccountKeys; party: RelyingParty },
  who: { readonly userId: string; readonly sessionId: string },
  given: { readonly ticket: string; readonly credential: PasskeyAssertion },
  now: number,
): Promise<Result<undefined, { code: 'passkey_refused' }>> {
  const proof = await provePasskey(context, { purpose: 'confirm', user: who.userId }, given, now);
  if (proof === undefined) return failed({ code: 'passkey_refused' });
  return await context.store.write(async ({ db }) => {
    if (!(await markPasskeyUsed(db, proof.passkey, proof.counter, now)))
      return failed({ code: 'passkey_refused' });
    await markSessionConfirmed(db, who.sessionId, now);
    return ok(undefined);
  });
}
