import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Operator } from '../schema/logic.ts';
import { foldText, holds } from './holds.ts';

const every: Operator[] = ['is', 'is_not', 'is_empty', 'is_not_empty', 'is_under', 'is_over', 'contains'];

function thatHold(empty: boolean, order: number | undefined, contains = false): Operator[] {
  return every.filter((operator) => holds(operator, { empty, order, contains }));
}

test('of an empty answer it holds that it is empty, and that it is not the value', () => {
  assert.deepEqual(thatHold(true, undefined), ['is_not', 'is_empty']);
  assert.deepEqual(thatHold(true, 0, true), ['is_not', 'is_empty'], 'whatever the comparison says');
});

test('an answer is equal, under or over', () => {
  assert.deepEqual(thatHold(false, 0), ['is', 'is_not_empty']);
  assert.deepEqual(thatHold(false, -1), ['is_not', 'is_not_empty', 'is_under']);
  assert.deepEqual(thatHold(false, 1), ['is_not', 'is_not_empty', 'is_over']);
});

test('what cannot be compared with the value is not the value, nor under or over it', () => {
  assert.deepEqual(thatHold(false, undefined), ['is_not', 'is_not_empty']);
  assert.deepEqual(thatHold(false, undefined, true), ['is_not', 'is_not_empty', 'contains']);
});

test('texts compare without regard to capitals, spaces around them and the way accents are written', () => {
  assert.equal(foldText('  ZOE\u0308 '), foldText('zo\u00eb'));
  assert.notEqual(foldText('a b'), foldText('ab'));
});
