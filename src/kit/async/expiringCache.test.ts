import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ExpiringCache } from './expiringCache.ts';

test('a value is there until its lifetime is over', () => {
  let now = 1000;
  const cache = new ExpiringCache<string, number>(10, 500, () => now);
  cache.set('a', 1);
  now = 1499;
  assert.equal(cache.get('a'), 1);
  now = 1500;
  assert.equal(cache.get('a'), undefined);
  now = 1000;
  assert.equal(cache.get('a'), undefined, 'gone for good, whatever the clock does');
});

test('reading does not prolong a life, setting again does', () => {
  let now = 0;
  const cache = new ExpiringCache<string, number>(10, 500, () => now);
  cache.set('a', 1);
  now = 400;
  cache.get('a');
  cache.set('b', 1);
  cache.set('b', 2);
  now = 600;
  assert.equal(cache.get('a'), undefined);
  assert.equal(cache.get('b'), 2);
});

test('when full, the oldest is evicted first, and replacing a value evicts none', () => {
  const cache = new ExpiringCache<string, number>(2, 500, () => 0);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  assert.equal(cache.get('b'), 2);
  cache.set('c', 4);
  assert.equal(cache.get('b'), undefined);
  assert.equal(cache.get('a'), 3);
  assert.equal(cache.get('c'), 4);
});

test('a deleted value is gone', () => {
  const cache = new ExpiringCache<string, number>(2, 500, () => 0);
  cache.set('a', 1);
  cache.delete('a');
  assert.equal(cache.get('a'), undefined);
});
