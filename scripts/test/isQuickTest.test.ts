import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseTests } from '../chooseTests.ts';
import { isQuickTest, long } from './isQuickTest.ts';
import { runsInProcess } from './runsInProcess.ts';

const root = join(import.meta.dirname, '../..');

test('every long test exists, and would be quick by what it starts', () => {
  const files = chooseTests(root, []);
  assert.deepEqual(
    long.filter((file) => !files.includes(file) || !runsInProcess(root, file)),
    [],
  );
});

test('pure code is quick, a random test and one in a browser are not', () => {
  assert.ok(isQuickTest(root, 'src/kit/ids.test.ts'));
  assert.ok(!isQuickTest(root, 'src/form/formula/formula.property.test.ts'));
  assert.ok(!isQuickTest(root, 'test/e2e/app/screens.test.ts'));
});
