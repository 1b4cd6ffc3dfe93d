import type { PasskeyAssertion } from '#contract/app/account/passkey.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { markPasskeyUsed } from '#store/query/account/passkey.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { enterOrDiskFullSession } from '../session/diskFullSession.ts';
import { enterSession } from '../session/enterSession.ts';
import { provePasskey } from './provePasskey.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Begins a session without a second factor: a passkey is already two, possession and a fingerprint or PIN. */
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
  const { store, keys } = context;
  const fallbackSession = { userId: user.id, method: 'passkey', provedAt: now } as const;
  const token = await enterOrDiskFullSession({ db: store.read, keys }, fallbackSession, now, () =>
    store.write(async ({ db }) => {
      // The lock serialises this with a reset: a reset that removes the passkey either commits first
      // or also ends this session.
      await lockUserRow(db, user.id);
      if (!(await markPasskeyUsed(db, passkey, counter, now))) return undefined;
      return await enterSession(db, keys, { user, method: 'passkey', agent }, now);
    }),
  );
  return token === undefined ? failed({ code: 'passkey_refused' }) : ok({ token, userId: user.id });
}
