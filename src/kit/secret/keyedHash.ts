import { hash } from 'node:crypto';

/** Bytes of a block of SHA-256. */
const block = 64;

/**
 * HMAC-SHA-256 (RFC 2104) with one key for many texts, as `base64url`. Made of two whole hashes, because the object of
 * `createHmac` costs more than hashing: of a submission 1.1 µs instead of 1.9, and less for the collector.
 *
 *   new KeyedHash(key).of('text') === createHmac('sha256', key).update('text').digest('base64url')
 */
export class KeyedHash {
  readonly #inner: Buffer;
  readonly #outer: Buffer;

  constructor(key: Uint8Array) {
    if (key.length > block) throw new Error('a key has at most 64 bytes');
    this.#inner = Buffer.alloc(block, 0x36);
    this.#outer = Buffer.alloc(block + 32, 0x5c);
    for (const [at, byte] of key.entries()) {
      this.#inner[at] = byte ^ 0x36;
      this.#outer[at] = byte ^ 0x5c;
    }
  }

  of(text: string): string {
    const bytes = Buffer.allocUnsafe(block + 3 * text.length);
    bytes.set(this.#inner);
    const length = block + bytes.write(text, block);
    this.#outer.set(hash('sha256', bytes.subarray(0, length), 'buffer'), block);
    return hash('sha256', this.#outer, 'base64url');
  }
}
