import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

/** A key pair and a shared secret that sign the same content; see Standard Webhooks 1.0. */
export interface SigningKey {
  /** The shared secret of `whsec_…`. */
  readonly secret: Buffer;
  /** An Ed25519 key. */
  readonly privateKey: KeyObject;
}

export interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/**
 * The headers of a signed request: for each key an HMAC (`v1`) and, where asked, an Ed25519 signature (`v1a`). Both keys of a
 * rotation sign.
 */
export function signedHeaders(
  keys: readonly SigningKey[],
  { id, time, body, ed25519 }: { id: string; time: number; body: string; ed25519: boolean },
): WebhookHeaders {
  const seconds = String(Math.floor(time / 1000));
  const content = Buffer.from(`${id}.${seconds}.${body}`);
  const signatures = keys.flatMap(({ secret, privateKey }) => [
    `v1,${createHmac('sha256', secret).update(content).digest('base64')}`,
    // It costs as much as the whole request, so only those who verify it pay for it.
    ...(ed25519 ? [`v1a,${sign(null, content, privateKey).toString('base64')}`] : []),
  ]);
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') };
}

/** A new key as it is sealed, and the public part of it. */
export function newSigningKey(): { text: string; publicKey: string; secret: string } {
  const secret = randomBytes(32);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = JSON.stringify({
    secret: secret.toString('base64'),
    private_key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  // The last 32 bytes of the encoding are the key itself.
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return { text, publicKey: `whpk_${raw.toString('base64')}`, secret: writtenSecret(secret) };
}

/** Reads what `newSigningKey` wrote. */
export function readSigningKey(text: string): SigningKey {
  const { secret, private_key }: { secret: string; private_key: string } = JSON.parse(text);
  return {
    secret: Buffer.from(secret, 'base64'),
    privateKey: createPrivateKey({ key: Buffer.from(private_key, 'base64'), format: 'der', type: 'pkcs8' }),
  };
}

/** `whsec_…`, as receivers configure it. */
export function writtenSecret(secret: Buffer): string {
  return `whsec_${secret.toString('base64')}`;
}
