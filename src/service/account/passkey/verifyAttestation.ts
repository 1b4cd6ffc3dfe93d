import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyAttestation } from '#contract/app/account/passkey.ts';
import { algorithms } from './algorithms.ts';
import type { RelyingParty } from './relyingParty.ts';

/**
 * A maker's certificate is never asked for, so one that comes all the same is not looked at: the library would ask
 * other machines whether it has been revoked.
 */
const formats = new Set(['none', 'packed']);

/** The passkey that a browser has made for this challenge; undefined where anything about it is not as it must be. */
export async function verifyAttestation(
  party: RelyingParty,
  challenge: string,
  { id, response }: PasskeyAttestation,
): Promise<WebAuthnCredential | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const { clientDataJSON, attestationObject } = response;
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    if (!formats.has(decoded.get('fmt'))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential;
  } catch {
    // The library has no other way to say no.
    return undefined;
  }
}
