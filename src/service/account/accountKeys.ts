import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { openText, sealText } from '#kit/seal.ts';

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
  | 'oidc_join';

/** 256 bits, as they stand in a link or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is done with the secrets of accounts, by keys that follow from the installation's own secret. That one lies
 * outside the database, so that a stolen database alone opens nothing.
 */
export class AccountKeys {
  readonly #secret: string;

  constructor(installationSecret: string) {
    this.#secret = installationSecret;
  }

  /** All that is kept of a secret that is only compared. */
  hash(purpose: SecretPurpose, secret: string): string {
    return createHmac('sha256', this.#key(purpose, 'hash')).update(secret).digest('base64url');
  }

  /** For a secret that is needed again. */
  seal(purpose: SecretPurpose, text: string): string {
    return sealText(this.#key(purpose, 'seal'), text);
  }

  open(purpose: SecretPurpose, sealed: string): string | undefined {
    return openText(this.#key(purpose, 'seal'), sealed);
  }

  /** A value that comes back from a browser and that nobody else can have written; for some time only. */
  ticket(purpose: SecretPurpose, value: unknown, until: number): string {
    const text = Buffer.from(JSON.stringify([until, value])).toString('base64url');
    return `${text}.${this.#signature(purpose, text)}`;
  }

  /** What a ticket says; undefined where it is not one of ours or its time is over. */
  readTicket(purpose: SecretPurpose, ticket: string, now: number): unknown {
    const [text = '', signed = ''] = ticket.split('.');
    const expected = Buffer.from(this.#signature(purpose, text));
    const given = Buffer.from(signed);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const [until, value]: [number, unknown] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return until > now ? value : undefined;
  }

  #signature(purpose: SecretPurpose, text: string): string {
    return createHmac('sha256', this.#key(purpose, 'ticket')).update(text).digest('base64url');
  }

  #key(purpose: SecretPurpose, use: 'hash' | 'seal' | 'ticket'): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#secret, purpose, `accounts ${use}`, 32));
  }
}
