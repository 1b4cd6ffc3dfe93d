import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, newItems } from './newItems.ts';

test('options get values of their labels, and none is there twice', () => {
  const taken = new Set<unknown>(['red']);
  assert.deepEqual(newItems('option', ['Red', 'Very good'], taken), [
    { value: 'red-2', label: 'Red' },
    { value: 'very-good', label: 'Very good' },
  ]);
});

test('columns and rows get ids that no other has, or had before', () => {
  const taken = new Set<unknown>(['column1', 'column3']);
  assert.deepEqual(
    newItems('column', ['A', 'B'], taken).map(({ id }) => id),
    ['column2', 'column4'],
  );
});

test('an item moves to the place that it has afterwards', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a']);
  assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b']);
});
