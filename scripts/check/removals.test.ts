import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStrayRemovals } from './removals.ts';

test('content is removed in one place', () => {
  const text = 'await files.discard(key);\nawait this.#pages.files.remove(key);\n// files.remove(key)\n';
  const found = (path: string) => findStrayRemovals([{ path, text }]).map(({ file, line }) => [file, line]);
  assert.deepEqual(found('src/service/collect/upload/removeExpiredUploads.ts'), [
    ['src/service/collect/upload/removeExpiredUploads.ts', 2],
  ]);
  assert.deepEqual(found('src/service/base/content/removeUnneeded.ts'), []);
  assert.deepEqual(found('test/upload/lifetime.test.ts'), []);
});
