import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryFolder } from './memoryFolder.ts';

test('only a folder in memory with room is taken', () => {
  assert.equal(memoryFolder('/nowhere/at/all'), undefined);
  assert.equal(memoryFolder('/proc'), undefined);
});
