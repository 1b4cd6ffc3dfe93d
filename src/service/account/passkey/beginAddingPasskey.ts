import { listPasskeys } from '#store/query/account/passkey.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { algorithms } from './algorithms.ts';
import { challengeLifetime, newChallenge } from './challenge.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Options for a discoverable passkey with user verification (fingerprint or PIN). */
export async function beginAddingPasskey(
  { store, keys, party }: { store: Store; keys: AccountKeys; party: RelyingParty },
  user: { readonly id: string; readonly name: string; readonly email: string },
  now: number,
) {
  const { challenge, ticket } = newChallenge(keys, { purpose: 'add', user: user.id }, now);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await listPasskeys(store.read, user.id);
  const options = await generateRegistrationOptions({
    rpName: 'Canvass',
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
  return { ticket, options: { ...options } };
}
