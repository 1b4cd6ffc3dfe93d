import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pluralize } from './pluralize.ts';

test('only one of a thing is singular', () => {
  const told = [0, 1, 2].map((count) => pluralize(count, 'test response'));
  assert.deepEqual(told, ['0 test responses', '1 test response', '2 test responses']);
});
