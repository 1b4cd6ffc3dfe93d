import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAsWritten } from './placeAsWritten.ts';

test('a fault is at the same word where keys are written in place of ids', () => {
  const formula = 'field12 + field13 + nonsense';
  const place = { from: 20, to: 28 };
  assert.deepEqual(placeAsWritten(formula, formula, place), place);
  const written = 'n + departure_station + nonsense';
  const { from, to } = placeAsWritten(formula, written, place);
  assert.equal(written.slice(from, to), 'nonsense');
});
