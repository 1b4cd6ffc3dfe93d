import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestWord, slipsBetween } from './nearestWord.ts';

const words = ['label', 'required', 'description', 'min', 'max', 'min_length'];

test('a slip of the pen finds the word that was meant', () => {
  for (const [written, meant] of [
    ['lable', 'label'],
    ['requried', 'required'],
    ['Label', 'label'],
    ['minLength', 'min_length'],
    ['desciption', 'description'],
    ['mix', 'min'],
  ] as const)
    assert.equal(nearestWord(written, words), meant);
});

test('other words find nothing', () => {
  for (const written of ['', 'placeholder', 'help', 'x', 'colour'])
    assert.equal(nearestWord(written, words), undefined);
});

test('swapped neighbours are one slip', () => {
  assert.equal(slipsBetween('feild1', 'field1'), 1);
  assert.equal(slipsBetween('field1', 'field1'), 0);
  assert.equal(slipsBetween('', 'abc'), 3);
});
