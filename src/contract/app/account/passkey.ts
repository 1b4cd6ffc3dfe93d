import * as z from 'zod/mini';
import { nameText, ticket } from '../text.ts';

/** What a browser's own passkey dialogue takes; the library on each side knows what is in it. */
export const passkeyOptions = z.object({ ticket, options: z.record(z.string(), z.unknown()) });

/** Bytes in base64url. */
function bytes(most: number) {
  return z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.maxLength(most));
}

/** A credential's id has at most 1,023 bytes. */
const credentialId = bytes(1364);

/** What the dialogue gives to prove who somebody is, as far as it is looked at. */
const assertion = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(100)),
  }),
});

/** What it gives when a passkey was made. */
const attestation = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    /** How browsers reach it, such as `internal` or `usb`. */
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});

export const passkeyAnswer = z.object({ ticket, credential: assertion });
export const newPasskey = z.object({ ticket, credential: attestation, name: nameText() });

export type PasskeyAssertion = z.core.output<typeof assertion>;
export type PasskeyAttestation = z.core.output<typeof attestation>;
