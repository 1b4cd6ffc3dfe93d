import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '#kit/secret/seal.ts';
import { type Secrets, withFirstMatchingKey } from '#store/secrets.ts';

/** Each purpose derives its own key, so a hash or sealed value cannot be reused for another purpose. */
export type SecretPurpose =
  | 'session'
  | 'stand_in'
  | 'invitation'
  | 'setup'
  | 'password'
  | 'email'
  | 'recovery'
  | 'totp'
  | 'mail'
  | 'mail_server'
  | 'connection'
  | 'device'
  | 'second_factor'
  | 'passkey'
  | 'oidc'
  | 'oidc_join'
  | 'log'
  | 'preview'
  | 'webhook'
  | 'form_secret'
  | 'private_run';

/** 256 random bits, encoded for a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Hashes, seals and signs account secrets with keys derived from the installation's secrets. Those are stored outside
 * the database, so a stolen database alone reveals nothing. A rotation keeps the hash key unless it replaces all
 * secrets: hashed tokens and codes cannot be hashed again without their plain text.
 */
export class AccountKeys {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** A keyed hash (HMAC), for secrets that are only compared. */
  hash(purpose: SecretPurpose, secret: string): string {
    const key = deriveKey(this.#secrets.hash_key, purpose, 'hash');
    return createHmac('sha256', key).update(secret).digest('base64url');
  }

  /** Encrypts a secret that is needed in plain text later. */
  seal(purpose: SecretPurpose, text: string): string {
    return sealText(deriveKey(this.#secrets.link_key, purpose, 'seal'), text);
  }

  open(purpose: SecretPurpose, sealed: string): string | undefined {
    for (const { link_key } of [this.#secrets, ...this.#secrets.accepted]) {
      const text = openText(deriveKey(link_key, purpose, 'seal'), sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /**
   * Opens a sealed value that a browser sends back. Only the seal authenticates it, so keys that may
   * have leaked are not accepted.
   */
  openBrought(purpose: SecretPurpose, sealed: string): string | undefined {
    return withFirstMatchingKey(this.#secrets, (key) => openText(deriveKey(key, purpose, 'seal'), sealed));
  }

  /** Seals a value again with the current key; undefined if it already uses that key or if no key opens it. */
  sealAgain(purpose: SecretPurpose, sealed: string): string | undefined {
    const isPresent = openText(deriveKey(this.#secrets.link_key, purpose, 'seal'), sealed) !== undefined;
    const text = isPresent ? undefined : this.open(purpose, sealed);
    return text === undefined ? undefined : this.seal(purpose, text);
  }

  /** Signs a value that a browser carries and returns, so it cannot be forged; valid until the given time. */
  ticket(purpose: SecretPurpose, value: unknown, until: number): string {
    const text = Buffer.from(JSON.stringify([until, value])).toString('base64url');
    return `${text}.${signature(this.#secrets.link_key, purpose, text)}`;
  }

  /** The value of a ticket; undefined if its signature is invalid or it has expired. */
  readTicket(purpose: SecretPurpose, ticket: string, now: number): unknown {
    const [text = '', signed = ''] = ticket.split('.');
    const given = Buffer.from(signed);
    const isGenuine = withFirstMatchingKey(this.#secrets, (key) => {
      const expected = Buffer.from(signature(key, purpose, text));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (isGenuine !== true) return undefined;
    const [until, value]: [number, unknown] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return until > now ? value : undefined;
  }
}

function signature(key: string, purpose: SecretPurpose, text: string): string {
  return createHmac('sha256', deriveKey(key, purpose, 'ticket'))
    .update(text)
    .digest('base64url');
}

function deriveKey(key: string, purpose: SecretPurpose, use: 'hash' | 'seal' | 'ticket'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, purpose, `accounts ${use}`, 32));
}
