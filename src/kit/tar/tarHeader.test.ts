import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTarHeader, tarHeader } from './tarHeader.ts';

test('name and size come back, also of files above 8 GB', () => {
  for (const size of [0, 1, 511, 8 ** 11 - 1, 8 ** 11, 5_000_000_000_000]) {
    const name = 'files/00000000-0000-4000-8000-000000000000';
    assert.deepEqual(readTarHeader(tarHeader(name, size)), { name, size, kind: '0' });
  }
});

test('a changed byte anywhere in the block is noticed', () => {
  const whole = tarHeader('database/canvass.db', 12_345);
  for (let index = 0; index < 154; index += 1) {
    const changed = Buffer.from(whole);
    changed[index] = (changed[index] ?? 0) ^ 0x01;
    assert.throws(() => readTarHeader(changed), `byte ${index}`);
  }
});

test('a name that other programs would read differently is not written', () => {
  for (const name of ['', 'a b', 'ü', 'x'.repeat(101)]) assert.throws(() => tarHeader(name, 0));
});
