import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spanAsWritten } from './spanAsWritten.ts';

test('a fault is at the same word where keys are written in place of ids', () => {
  const formula = 'field12 + field13 + nonsense';
  const location = { from: 20, to: 28 };
  assert.deepEqual(spanAsWritten(formula, formula, location), location);
  const written = 'n + departure_station + nonsense';
  const { from, to } = spanAsWritten(formula, written, location);
  assert.equal(written.slice(from, to), 'nonsense');
});
