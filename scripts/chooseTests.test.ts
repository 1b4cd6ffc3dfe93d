import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseTests } from './chooseTests.ts';

const root = join(import.meta.dirname, '..');

test('without a filter every room is covered; with one only what it names', () => {
  const all = chooseTests(root, []);
  for (const file of ['scripts/chooseTests.test.ts', 'test/store/lists.test.ts'])
    assert.ok(all.includes(file));
  assert.deepEqual(chooseTests(root, ['./scripts/chooseTests']), ['scripts/chooseTests.test.ts']);
  assert.ok(chooseTests(root, ['test/store']).every((file) => file.startsWith('test/store/')));
  assert.deepEqual(chooseTests(root, ['no/such/place']), []);
});
