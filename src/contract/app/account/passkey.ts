import * as z from 'zod/mini';
import { nameText, ticket } from '../text.ts';

/** Options for the browser's passkey dialogue; opaque here, because the libraries on both sides define them. */
export const passkeyOptions = z.object({ ticket, options: z.record(z.string(), z.unknown()) });

/** Bytes in base64url. */
function bytes(maxLength: number) {
  return z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(maxLength));
}

/** A credential's id has at most 1,023 bytes. */
const credentialId = bytes(1364);

/** The fields of an assertion that the service reads. */
const assertion = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(100)),
  }),
});

/** The fields of an attestation, for a new passkey. */
const attestation = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    /** How browsers reach the passkey, such as `internal` or `usb`. */
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

export const passkeyAnswer = z.object({ ticket, credential: assertion });
export const newPasskey = z.object({ ticket, credential: attestation, name: nameText() });

export type PasskeyAssertion = z.core.output<typeof assertion>;
export type PasskeyAttestation = z.core.output<typeof attestation>;
