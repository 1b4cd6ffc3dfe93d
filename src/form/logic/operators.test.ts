import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needsValue, operatorsOf, operatorsOfFormula } from './operators.ts';

test('each comparison offers what can be asked of it', () => {
  const presence = ['is_empty', 'is_not_empty'];
  assert.deepEqual(operatorsOf('text'), ['is', 'is_not', ...presence, 'contains']);
  assert.deepEqual(operatorsOf('options'), operatorsOf('text'));
  assert.deepEqual(operatorsOf('number'), ['is', 'is_not', ...presence, 'is_under', 'is_over']);
  assert.deepEqual(operatorsOf('day'), operatorsOf('number'));
  assert.deepEqual(operatorsOf('clock'), operatorsOf('number'));
  assert.deepEqual(operatorsOf('presence'), presence);
  assert.deepEqual(operatorsOf('none'), []);
});

test('a formula always has a number, so nobody asks whether it is empty', () => {
  assert.deepEqual(operatorsOfFormula('number'), ['is', 'is_not', 'is_under', 'is_over']);
  assert.deepEqual(operatorsOfFormula('text'), operatorsOf('text'));
  assert.deepEqual(operatorsOfFormula('truth'), ['is']);
});

test('only the two questions about emptiness need no value', () => {
  assert.equal(needsValue('is_empty') || needsValue('is_not_empty'), false);
  assert.equal(needsValue('is') && needsValue('contains') && needsValue('is_under'), true);
});
