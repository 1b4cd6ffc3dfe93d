import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { plainNumber } from './plainNumber.ts';

test('numbers are written as people write them', () => {
  assert.equal(plainNumber(12.5), '12.5');
  assert.equal(plainNumber(-3), '-3');
  assert.equal(plainNumber(0.1), '0.1');
  assert.equal(plainNumber(-0), '0');
});

test('very small and very large ones have no exponent', () => {
  assert.equal(plainNumber(1e-7), '0.0000001');
  assert.equal(plainNumber(-1.25e-7), '-0.000000125');
  assert.equal(plainNumber(1e21), '1000000000000000000000');
  assert.equal(plainNumber(-1.5e21), '-1500000000000000000000');
});

test('infinities and NaN are 0', () => {
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    assert.equal(plainNumber(number), '0');
  }
});

test('every number is plain digits and means the same when read again', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const text = plainNumber(number);
      assert.match(text, /^-?\d+(\.\d+)?$/);
      assert.equal(Number(text), number === 0 ? 0 : number);
    }),
    { numRuns: 1000 },
  );
});
