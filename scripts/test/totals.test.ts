import assert from 'node:assert/strict';
import { test } from 'node:test';
import { totals } from './totals.ts';

test('adds up the closing lines of all batches', () => {
  const closing = (pass: number, fail: number) =>
    `✔ a test\nℹ tests 9\nℹ suites 0\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled 1\nℹ skipped 2\nℹ todo 0\n`;
  assert.equal(totals([closing(3, 0), closing(4, 2)]), '7 passed, 4 failed, 4 skipped');
});
