import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickFolder } from './quickFolder.ts';

test('only a folder in memory with room is taken', () => {
  assert.equal(quickFolder('/nowhere/at/all'), undefined);
  assert.equal(quickFolder('/proc'), undefined);
});
