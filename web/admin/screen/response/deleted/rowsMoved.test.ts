import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsMoved } from './rowsMoved.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test('rows that come or go above the view move it, others do not', () => {
  const before = rows(9, 8, 7, 6, 5);
  assert.equal(rowsMoved(before, rows(11, 10, 9, 8, 7, 6, 5), 2), 2);
  assert.equal(rowsMoved(before, rows(8, 7, 6, 5), 2), -1);
  assert.equal(rowsMoved(before, rows(9, 8, 7, 5), 2), 0);
  assert.equal(rowsMoved(before, rows(9, 8, 7, 6, 5, 4), 2), 0);
});

test('a row that goes out of view leaves its place to the next', () => {
  assert.equal(rowsMoved(rows(9, 8, 7, 6), rows(9, 8, 6), 2), 0);
  assert.equal(rowsMoved(rows(9, 8, 7, 6), rows(10, 9, 8, 6), 2), 1);
});

test('a list without a common row begins anew', () => {
  assert.equal(rowsMoved(rows(3, 2), rows(9, 8), 0), 0);
  assert.equal(rowsMoved([], rows(9, 8), 0), 0);
});
