import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyAttestation } from '#contract/app/account/passkey.ts';
import { algorithms } from './algorithms.ts';
import type { RelyingParty } from './relyingParty.ts';

/**
 * The service never requests an attestation certificate, and refuses other formats that carry one: the library would
 * ask other hosts whether it is revoked.
 */
const formats = new Set(['none', 'packed']);

/** Returns the passkey that a browser created for this challenge; undefined if any check fails. */
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
    // The library throws on every failed verification.
    return undefined;
  }
}
