import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '#kit/secret/seal.ts';
import { type Secrets, underAnyKey } from '#store/secrets.ts';

/** What secrets of accounts are for: a hash or a seal of one purpose is worth nothing for another. */
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
  | 'device'
  | 'second_factor'
  | 'passkey'
  | 'oidc'
  | 'oidc_join'
  | 'log';

/** 256 bits, as they stand in a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is done with the secrets of accounts, by keys that follow from the installation's own secrets. Those lie outside
 * the database, so that a stolen database alone opens nothing. Hashes have a key that a rotation leaves as it is: the
 * tokens and codes that were hashed are not there to be hashed again.
 */
export class AccountKeys {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** All that is kept of a secret that is only compared. */
  hash(purpose: SecretPurpose, secret: string): string {
    const key = derived(this.#secrets.hash_key, purpose, 'hash');
    return createHmac('sha256', key).update(secret).digest('base64url');
  }

  /** For a secret that is needed again. */
  seal(purpose: SecretPurpose, text: string): string {
    return sealText(derived(this.#secrets.link_key, purpose, 'seal'), text);
  }

  open(purpose: SecretPurpose, sealed: string): string | undefined {
    for (const { link_key } of [this.#secrets, ...this.#secrets.accepted]) {
      const text = openText(derived(link_key, purpose, 'seal'), sealed);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /**
   * The same for a value that a browser brings back. Only the seal says that it is ours, so a key that others may have
   * opens none.
   */
  openBrought(purpose: SecretPurpose, sealed: string): string | undefined {
    return underAnyKey(this.#secrets, (key) => openText(derived(key, purpose, 'seal'), sealed));
  }

  /** What another key has sealed, sealed with the present one; undefined where there is nothing to do, or no key opens it. */
  sealAgain(purpose: SecretPurpose, sealed: string): string | undefined {
    const isPresent = openText(derived(this.#secrets.link_key, purpose, 'seal'), sealed) !== undefined;
    const text = isPresent ? undefined : this.open(purpose, sealed);
    return text === undefined ? undefined : this.seal(purpose, text);
  }

  /** A value that comes back from a browser and that nobody else can have written; for some time only. */
  ticket(purpose: SecretPurpose, value: unknown, until: number): string {
    const text = Buffer.from(JSON.stringify([until, value])).toString('base64url');
    return `${text}.${signature(this.#secrets.link_key, purpose, text)}`;
  }

  /** What a ticket says; undefined where it is not one of ours or its time is over. */
  readTicket(purpose: SecretPurpose, ticket: string, now: number): unknown {
    const [text = '', signed = ''] = ticket.split('.');
    const given = Buffer.from(signed);
    const isOurs = underAnyKey(this.#secrets, (key) => {
      const expected = Buffer.from(signature(key, purpose, text));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (isOurs !== true) return undefined;
    const [until, value]: [number, unknown] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return until > now ? value : undefined;
  }
}

function signature(key: string, purpose: SecretPurpose, text: string): string {
  return createHmac('sha256', derived(key, purpose, 'ticket'))
    .update(text)
    .digest('base64url');
}

function derived(key: string, purpose: SecretPurpose, use: 'hash' | 'seal' | 'ticket'): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, purpose, `accounts ${use}`, 32));
}
