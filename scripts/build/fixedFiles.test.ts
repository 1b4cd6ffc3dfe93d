import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pictureNames } from '#form/schema/theme.ts';
import { assetFiles } from '#render/asset/assetFiles.ts';
import { fixedNames } from './fixedFiles.ts';

const names = fixedNames(join(import.meta.dirname, '../..'));

test('pages name fonts and pictures as the build does', () => {
  assert.deepEqual(assetFiles, names, 'run: node bin/runtime.cjs scripts/assetNames.ts');
});

test('every picture of the form language has a file, and every file a name in the language', () => {
  for (const ending of ['svg', 'jpg']) {
    const drawn = Object.keys(names).filter((name) => name.endsWith(`.${ending}`));
    assert.deepEqual(drawn.sort(), pictureNames.map((name) => `${name}.${ending}`).sort());
  }
});
