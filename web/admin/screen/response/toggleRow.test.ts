import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { orderOf, toggleRow } from './toggleRow.ts';

const toggled = (order: number[], selected: number[], id: number, anchor?: number) =>
  [...toggleRow(orderOf(order), selected, { id, anchor })].sort((a, b) => a - b);

describe('a click on a row', () => {
  test('selects it, and a second one ends that', () => {
    assert.deepEqual(toggled([5, 4, 3], [4], 3), [3, 4]);
    assert.deepEqual(toggled([5, 4, 3], [3, 4], 3), [4]);
  });

  test('selects everything from the row of the last click, in both directions', () => {
    assert.deepEqual(toggled([5, 4, 3, 2, 1], [4], 2, 4), [2, 3, 4]);
    assert.deepEqual(toggled([5, 4, 3, 2, 1], [2], 4, 2), [2, 3, 4]);
  });

  test('begins a range at the same row after new rows came above it', () => {
    assert.deepEqual(toggled([7, 6, 5, 4, 3, 2], [4], 2, 4), [2, 3, 4]);
  });

  test('selects one row when the one of the last click has left the table', () => {
    assert.deepEqual(toggled([5, 3, 2], [], 2, 4), [2]);
  });

  test('selects no more than a call can name', () => {
    const order = Array.from({ length: 600 }, (_, index) => index);
    assert.equal(toggled(order, [0], 599, 0).length, 500);
  });
});
