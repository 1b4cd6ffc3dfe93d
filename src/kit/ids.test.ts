import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newShortId, newSubmissionId, newUuid, randomBase62, toBase62 } from './ids.ts';

test('short ids are eight characters of 0-9a-z and do not repeat', () => {
  const ids = new Set(Array.from({ length: 2000 }, newShortId));
  assert.equal(ids.size, 2000);
  for (const id of ids) assert.match(id, /^[0-9a-z]{8}$/);
});

test('every character of the alphabet occurs', () => {
  assert.equal(new Set(Array.from({ length: 500 }, newShortId).join('')).size, 36);
  assert.equal(new Set(randomBase62(5000)).size, 62);
});

test('base62 keeps its length and its order', () => {
  assert.equal(toBase62(0, 6), '000000');
  assert.equal(toBase62(61, 2), '0z');
  assert.equal(toBase62(62, 2), '10');
  assert.equal(toBase62(0xffffffff, 6), '4gfFC3');
});

test('file ids are UUIDs', () => {
  assert.match(newUuid(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids of submissions are UUIDs of version 7, which sort by time', () => {
  const ids = [1_700_000_000_000, 1_700_000_000_001, 1_800_000_000_000].map((time) => newSubmissionId(time));
  for (const id of ids)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.deepEqual([...ids].sort(), ids);
  assert.equal(ids[0]?.slice(0, 13), '018bcfe5-6800');
  assert.notEqual(newSubmissionId(0).slice(14), newSubmissionId(0).slice(14));
});
