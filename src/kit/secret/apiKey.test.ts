import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { apiKeyPrefix, hashApiKey, looksLikeApiKey, newApiKey } from './apiKey.ts';

test('a key is cv_, 32 random characters and 6 of checksum', () => {
  const key = newApiKey();
  assert.match(key, /^cv_[0-9A-Za-z]{38}$/);
  assert.equal(looksLikeApiKey(key), true);
  assert.notEqual(newApiKey(), key);
});

test('any single wrong character is noticed', () => {
  const key = newApiKey();
  for (let index = 0; index < key.length; index += 1) {
    const other = key[index] === 'x' ? 'y' : 'x';
    assert.equal(looksLikeApiKey(key.slice(0, index) + other + key.slice(index + 1)), false, `at ${index}`);
  }
});

test('malformed keys are refused', () => {
  const key = newApiKey();
  for (const text of [
    '',
    'cv_',
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    `${key}\n`,
    key.toUpperCase(),
    'é'.repeat(41),
  ])
    assert.equal(looksLikeApiKey(text), false, JSON.stringify(text));
});

test('only a SHA-256 hash and the first characters are kept', () => {
  const key = newApiKey();
  assert.equal(hashApiKey(key), createHash('sha256').update(key).digest('hex'));
  assert.equal(apiKeyPrefix(key), key.slice(0, 9));
});
