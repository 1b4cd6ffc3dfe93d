import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../ids.ts';

/** `cv_`, 32 random characters and a checksum of 6, so that secret scanners can tell a key from random text. */
export function newApiKey(): string {
  const body = `cv_${randomBase62(32)}`;
  return body + toBase62(crc32(body), 6);
}

const shape = /^cv_[0-9A-Za-z]{38}$/;

/** Rejects malformed keys without a database lookup. */
export function looksLikeApiKey(text: string): boolean {
  return shape.test(text) && text.slice(35) === toBase62(crc32(text.slice(0, 35)), 6);
}

/** Only this hash is stored. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Shown in lists: enough to recognise a key, too little to use it. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, 9);
}
