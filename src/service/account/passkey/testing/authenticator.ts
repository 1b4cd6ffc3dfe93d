import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type Cbor, cbor } from './cbor.ts';

/** How the browser and the passkey behave; defaults are those of a real one. */
export interface AuthenticatorBehaviour {
  /** The origin of the page. */
  origin: string;
  rpId: string;
  /** The signature counter; by default one more than last time. */
  counter?: number;
  /** Whether it verified the user by fingerprint or PIN. */
  isVerified?: boolean;
  /** The user id that it reports. */
  userHandle?: string;
  /** The attestation format that it sends, although none was requested. */
  format?: string;
}

/** A software passkey with the browser around it: returns what `navigator.credentials` would, as JSON. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  #counter = 0;
  #userHandle = Buffer.from('nobody').toString('base64url');

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  /** `navigator.credentials.create()` with the options of the service. */
  create(options: Readonly<Record<string, unknown>>, conduct: AuthenticatorBehaviour) {
    this.#userHandle = textOf(recordOf(options.user).id);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const attestation = new Map<string, Cbor>([
      ['fmt', conduct.format ?? 'none'],
      ['attStmt', new Map<string, Cbor>()],
      ['authData', Buffer.concat([this.#data(conduct, 0x40), attested])],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: clientData('webauthn.create', options, conduct).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    };
  }

  /** `navigator.credentials.get()`. */
  get(options: Readonly<Record<string, unknown>>, conduct: AuthenticatorBehaviour) {
    const data = this.#data(conduct, 0);
    const client = clientData('webauthn.get', options, conduct);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key).toString('base64url'),
        userHandle: conduct.userHandle ?? this.#userHandle,
      },
      clientExtensionResults: {},
    };
  }

  #data({ rpId, counter, isVerified = true }: AuthenticatorBehaviour, extraFlags: number): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | extraFlags;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(
  type: string,
  options: Readonly<Record<string, unknown>>,
  { origin }: AuthenticatorBehaviour,
): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge: textOf(options.challenge), origin, crossOrigin: false }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
