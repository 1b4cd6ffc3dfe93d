import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Eight characters of `0-9a-z` that depend only on the given words. */
export function derivedShortId(...words: readonly (string | number)[]): string {
  let rest = digest(words).readBigUInt64BE();
  let id = '';
  for (; id.length < 8; rest /= 36n) id += alphabet.charAt(Number(rest % 36n));
  return id;
}

/** A UUID of version 8, the version for custom schemes. */
export function derivedUuid(...words: readonly (string | number)[]): string {
  const bytes = digest(words).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A 32-bit seed for a random generator. */
export function derivedSeed(...words: readonly (string | number)[]): number {
  return digest(words).readInt32BE();
}

function digest(words: readonly (string | number)[]): Buffer {
  // JSON keeps ["a", "bc"] and ["ab", "c"] apart.
  return createHash('sha256').update(JSON.stringify(words)).digest();
}
