import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../ids.ts';

/**
 * `cv_`, 32 random characters and a checksum of 6, so that a program that looks for leaked secrets can tell a
 * key from chance.
 */
export function newApiKey(): string {
  const body = `cv_${randomBase62(32)}`;
  return body + toBase62(crc32(body), 6);
}

const shape = /^cv_[0-9A-Za-z]{38}$/;

/** False for what no key can be, without a look into the database. */
export function looksLikeApiKey(text: string): boolean {
  return shape.test(text) && text.slice(35) === toBase62(crc32(text.slice(0, 35)), 6);
}

/** All that is kept of a key. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** What a list shows, enough to recognise a key and too little to use it. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, 9);
}
