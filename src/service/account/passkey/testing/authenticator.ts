import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type Cbor, cbor } from './cbor.ts';

/** How a browser and a passkey behave; ordinary where nothing is said. */
export interface Conduct {
  /** Whose page it is. */
  origin: string;
  rpId: string;
  /** What the passkey counts to; one more than last time unless it is given. */
  counter?: number;
  /** Whether it asked for a finger or a PIN. */
  isVerified?: boolean;
  /** Whose signature it says this is. */
  userHandle?: string;
  /** The certificate format that it sends, although none was asked for. */
  format?: string;
}

/** A passkey in software, with the browser around it: gives what `navigator.credentials` would, as JSON. */
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

  /** `navigator.credentials.create()` with the options that the service gave. */
  create(options: Readonly<Record<string, unknown>>, conduct: Conduct) {
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
  get(options: Readonly<Record<string, unknown>>, conduct: Conduct) {
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

  #data({ rpId, counter, isVerified = true }: Conduct, more: number): Buffer {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, options: Readonly<Record<string, unknown>>, { origin }: Conduct): Buffer {
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
