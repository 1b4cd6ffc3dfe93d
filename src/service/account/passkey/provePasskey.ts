import type { PasskeyAssertion } from '#contract/app/account/passkey.ts';
import { findPasskey, type PasskeyOwner } from '#store/query/account/passkey.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { consumeChallenge } from './challenge.ts';
import type { RelyingParty } from './relyingParty.ts';

export interface PasskeyProof {
  readonly passkey: PasskeyOwner;
  /** The signature counter that the passkey reports; 0 if it does not count. */
  readonly counter: number;
}

/**
 * Returns the passkey that signed the ticket's challenge; undefined if it is unknown, or its counter shows a copy.
 */
export async function provePasskey(
  { store, keys, party }: { store: Store; keys: AccountKeys; party: RelyingParty },
  wanted: { readonly purpose: 'sign_in' | 'confirm'; readonly user: string | null },
  { ticket, credential }: { readonly ticket: string; readonly credential: PasskeyAssertion },
  now: number,
): Promise<PasskeyProof | undefined> {
  const challenge = await consumeChallenge(store, keys, { ...wanted, ticket }, now);
  if (challenge === undefined) return undefined;
  const passkey = await findPasskey(store.read, credential.id);
  if (passkey === undefined || (wanted.user !== null && wanted.user !== passkey.user_id)) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id)
    return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws on every failed verification.
    return undefined;
  }
}
