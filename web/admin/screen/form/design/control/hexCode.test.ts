import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHexCode, readShortHexCode } from './hexCode.ts';

test('a colour is read with or without its mark, in any case', () => {
  assert.equal(readHexCode(' #0E6B5C '), '#0e6b5c');
  assert.equal(readHexCode('0e6b5c'), '#0e6b5c');
  for (const typed of ['', '#0e6', '#0e6b5', 'green', '#0e6b5c00', '#gggggg'])
    assert.equal(readHexCode(typed), undefined);
});

test('three digits are a colour only once the box is left', () => {
  assert.equal(readShortHexCode('#fA0'), '#ffaa00');
  for (const typed of ['', '#fa', '#fa00', 'red!']) assert.equal(readShortHexCode(typed), undefined);
});
