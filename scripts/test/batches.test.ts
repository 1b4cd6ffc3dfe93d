import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { chooseTests } from '../chooseTests.ts';
import { batchesOf, slowest } from './batches.ts';

const root = join(import.meta.dirname, '../..');

test('each file is in one batch, and the slowest ones come first, each alone', () => {
  const files = chooseTests(root, []);
  const batches = batchesOf(root, files).map((batch) => batch.files);
  assert.deepEqual(batches.flat().sort(), [...files].sort());
  assert.deepEqual(
    batches.slice(0, slowest.length),
    slowest.map((file) => [file]),
  );
});

test('a part of the files has no empty batch', () => {
  assert.deepEqual(batchesOf(root, ['src/kit/ids.test.ts']), [
    { files: ['src/kit/ids.test.ts'], usesBrowser: false },
  ]);
});
