import type { AccountKeys } from '../../base/accountKeys.ts';
import { challengeLifetime, newChallenge } from './challenge.ts';
import type { RelyingParty } from './relyingParty.ts';

/** Options for a passkey assertion. They list no credentials, so they do not reveal who has a passkey. */
export async function beginPasskeyProof(
  { keys, party }: { keys: AccountKeys; party: RelyingParty },
  wanted: { readonly purpose: 'sign_in' | 'confirm'; readonly user: string | null },
  now: number,
) {
  const { challenge, ticket } = newChallenge(keys, wanted, now);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime,
    userVerification: 'required',
  });
  return { ticket, options: { ...options } };
}
