import assert from 'node:assert/strict';
import { createHmac, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { KeyedHash } from './keyedHash.ts';

test('is the HMAC that Node makes, for keys and texts of any length', () => {
  const texts = ['', 'a', 'Björn \u{1f600} \ud800', 'x'.repeat(55), 'x'.repeat(64), 'ü'.repeat(10_000)];
  for (const length of [1, 31, 32, 63, 64]) {
    const key = randomBytes(length);
    const keyed = new KeyedHash(key);
    for (const text of [...texts, ...texts.toReversed()]) {
      const expected = createHmac('sha256', key).update(text).digest('base64url');
      assert.equal(keyed.of(text), expected, `${length} bytes, ${key.toString('hex')}`);
    }
  }
  assert.throws(() => new KeyedHash(new Uint8Array(65)), /at most 64 bytes/);
});
