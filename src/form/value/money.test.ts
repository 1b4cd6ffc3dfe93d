import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { currencyDecimals, largestAmount, minorUnits, payableAmount } from './money.ts';

test('an amount is what the payment provider takes, in the smallest unit of its currency', () => {
  const cases: [string, string, number | undefined][] = [
    ['25.00', 'USD', 2500],
    ['25', 'EUR', 2500],
    ['0.1', 'EUR', 10],
    ['0.29', 'EUR', 29],
    ['1.15', 'EUR', 115],
    ['999999999.99', 'EUR', 99_999_999_999],
    ['500', 'JPY', 500],
    ['500.00', 'JPY', 500],
    ['5.120', 'KWD', 5120],
    ['5', 'ISK', 500],
    ['5', 'UGX', 500],
    ['007', 'USD', 700],
    ['0', 'USD', 0],
    // Amounts that are malformed, too large, or finer than the currency's smallest unit.
    ['10.005', 'USD', undefined],
    ['500.5', 'JPY', undefined],
    ['5.124', 'KWD', undefined],
    ['5.5', 'UGX', undefined],
    ['999999999999999.99', 'USD', undefined],
    ['-1', 'USD', undefined],
    ['1e3', 'USD', undefined],
    ['1,50', 'USD', undefined],
    ['', 'USD', undefined],
    ['.5', 'USD', undefined],
    ['٣', 'USD', undefined],
    ['1'.repeat(1_000_000), 'USD', undefined],
  ];
  for (const [amount, currency, units] of cases)
    assert.equal(minorUnits(amount, currency), units, `${amount.slice(0, 20)} ${currency}`);
});

test('a calculated amount is rounded to what can be charged and written with the decimals of its currency', () => {
  const cases: [string, string, string | undefined][] = [
    ['25', 'USD', '25.00'],
    ['10.005', 'USD', '10.01'],
    ['10.0049999', 'USD', '10.00'],
    ['0.999', 'USD', '1.00'],
    ['99.995', 'USD', '100.00'],
    ['1000.5', 'JPY', '1001'],
    ['1000.49', 'JPY', '1000'],
    ['5.124', 'KWD', '5.120'],
    ['5.125', 'KWD', '5.130'],
    ['5.5', 'UGX', '6'],
    ['-1', 'USD', undefined],
    ['NaN', 'USD', undefined],
  ];
  for (const [amount, currency, written] of cases)
    assert.equal(payableAmount(amount, currency), written, `${amount} ${currency}`);
});

test('what can be written can be charged, up to the largest amount in every currency', () => {
  const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KRW', 'KWD', 'BHD', 'ISK', 'UGX');
  const units = fc.oneof(
    fc.nat(largestAmount),
    fc.integer({ min: largestAmount - 2, max: largestAmount + 1 }),
  );
  fc.assert(
    fc.property(units, fc.nat(99_999), currency, (whole, fraction, code) => {
      const written = `${whole}.${String(fraction).padStart(5, '0')}`;
      const payable = payableAmount(written, code);
      const minor = payable === undefined ? undefined : minorUnits(payable, code);
      assert.equal(minor === undefined, payable === undefined, written);
      assert.ok(minor === undefined ? whole >= largestAmount : Number.isSafeInteger(minor), written);
    }),
  );
  for (const code of ['USD', 'JPY', 'KWD', 'ISK']) {
    assert.ok(Number.isSafeInteger(minorUnits(`${largestAmount}`, code)), code);
    assert.equal(payableAmount(`${largestAmount + 1}`, code), undefined, code);
  }
});

test('people write yen without a fraction and dinars with a thousandth', () => {
  assert.deepEqual(['JPY', 'UGX', 'ISK', 'EUR', 'XYZ', 'KWD'].map(currencyDecimals), [0, 0, 0, 2, 2, 3]);
});
