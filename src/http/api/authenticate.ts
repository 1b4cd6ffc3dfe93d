import { ExpiringCache } from '#kit/async/expiringCache.ts';
import { hashApiKey, looksLikeApiKey } from '#kit/secret/apiKey.ts';
import type { Clock } from '#kit/time/clock.ts';
import { findKeyOwner, type KeyOwner } from '#store/query/organization/key.ts';
import type { Database } from '#store/tables.ts';
import { Problem } from '../problem.ts';

/** A revoked key must stop within a second in every process. */
const cacheLifetime = 500;

/** A key with an empty password takes about 70 characters. */
const maxCachedLength = 200;

/**
 * Finds the organisation of an `Authorization` header. Valid headers are cached as sent, so that a busy client is
 * decoded and hashed twice a second and not with every request.
 */
export class Authenticator {
  readonly #db: Database;
  readonly #owners: ExpiringCache<string, KeyOwner>;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#owners = new ExpiringCache(10_000, cacheLifetime, clock);
  }

  async authenticate(header: string | undefined): Promise<KeyOwner> {
    if (header === undefined) throw challenge('key_missing');
    const known = this.#owners.get(header);
    if (known !== undefined) return known;
    if (/^bearer\b/i.test(header)) throw challenge('key_missing', bearerMessage);
    if (!/^basic\b/i.test(header)) throw challenge('key_missing');
    const key = readKey(header);
    if (key === undefined || !looksLikeApiKey(key)) throw challenge('key_invalid');
    const owner = await findKeyOwner(this.#db, hashApiKey(key));
    if (owner === undefined) throw challenge('key_invalid');
    // Basic authentication allows a password of any length: long headers are not cached.
    if (header.length <= maxCachedLength) this.#owners.set(header, owner);
    return owner;
  }
}

const bearerMessage =
  'Bearer authentication is not accepted. Send the API key as the username of HTTP Basic authentication, with an empty password.';

/** A 401 that makes a browser ask for the key. */
function challenge(code: 'key_missing' | 'key_invalid', message?: string): Problem {
  const headers = ['WWW-Authenticate', 'Basic realm="api", charset="UTF-8"'];
  return new Problem(code, message === undefined ? { headers } : { headers, message });
}

/** The username of Basic authentication; the password is ignored. */
function readKey(header: string): string | undefined {
  const match = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header);
  const encoded = match?.[1];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64');
  // `Buffer.from` ignores invalid characters, so the bytes must encode to the same text again.
  if (bytes.toString('base64') !== encoded) return undefined;
  const text = bytes.toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? undefined : text.slice(0, colon);
}
