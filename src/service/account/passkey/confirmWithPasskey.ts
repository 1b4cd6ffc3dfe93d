import type { PasskeyAssertion } from '#contract/app/account/passkey.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markPasskeyUsed } from '#store/query/account/passkey.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { type RenewedSession, renewSession } from '../session/renewSession.ts';
import { provePasskey } from './provePasskey.ts';
import type { RelyingParty } from './relyingParty.ts';

/**
 * Re-authenticates a signed-in person by one of their passkeys. Returns the new session token; undefined if the
 * session has ended or was renewed in the meantime.
 */
export async function confirmWithPasskey(
  context: { store: Store; keys: AccountKeys; party: RelyingParty },
  who: RenewedSession,
  given: { readonly ticket: string; readonly credential: PasskeyAssertion },
  now: number,
): Promise<Result<string | undefined, { code: 'passkey_refused' }>> {
  const proof = await provePasskey(context, { purpose: 'confirm', user: who.user.id }, given, now);
  if (proof === undefined) return failed({ code: 'passkey_refused' });
  const proved = { method: 'passkey', provedAt: now, secondFactor: true } as const;
  let isUsed = true;
  const token = await renewSession(context, who, proved, now, async (db) => {
    isUsed = await markPasskeyUsed(db, proof.passkey, proof.counter, now);
    return isUsed;
  });
  return isUsed ? ok(token) : failed({ code: 'passkey_refused' });
}
