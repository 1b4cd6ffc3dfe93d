import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedCache, localeOf } from './locale.ts';

test('a valid language is kept, and an invalid tag falls back to English', () => {
  assert.equal(localeOf('de'), 'de');
  assert.equal(localeOf('pt-br'), 'pt-BR');
  assert.equal(localeOf('en-aa-bb-cc'), 'en');
  assert.equal(localeOf(''), 'en');
});

test('results are cached, but never more than a few', () => {
  const kept = new Map<string, number>();
  let made = 0;
  const next = () => ++made;
  assert.equal(boundedCache(kept, 'a', next), 1);
  assert.equal(boundedCache(kept, 'a', next), 1);
  for (let number = 0; number < 1000; number += 1) boundedCache(kept, String(number), next);
  assert.ok(kept.size <= 200);
});
