import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal, parseDecimal } from './decimal.ts';

function decimal(text: string): Decimal {
  const parsed = parseDecimal(text);
  assert.ok(parsed, `${text} is a number`);
  return parsed;
}

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(30))
  .map(([coefficient, scale]) => Decimal.of(coefficient, scale));

test('money is exact', () => {
  assert.equal(decimal('0.1').add(decimal('0.2')).toText(), '0.3');
  assert.equal(decimal('0.3').subtract(decimal('0.1')).toText(), '0.2');
  assert.equal(decimal('1.15').multiply(decimal('3')).toText(), '3.45');
  assert.equal(decimal('19.99').multiply(decimal('100')).toText(), '1999');
});

test('plain digits are numbers and nothing else is', () => {
  for (const text of ['0', '-0', '007', '12', '-3', '0.75', '1.50', '9'.repeat(1000)]) decimal(text);
  const others = [
    '',
    ' 1',
    '1 ',
    '+1',
    '.5',
    '5.',
    '1e2',
    '1,5',
    '0x10',
    '--1',
    '1.2.3',
    'Infinity',
    'NaN',
    '١',
    '1\n',
  ];
  for (const text of others) assert.equal(parseDecimal(text), undefined, JSON.stringify(text));
});

test('a text of a megabyte is refused before its digits are looked at', () => {
  assert.equal(parseDecimal('9'.repeat(1_000_000)), undefined);
});

test('a number has one form, whatever was written', () => {
  assert.equal(decimal('1.50').toText(), '1.5');
  assert.equal(decimal('-0.00').toText(), '0');
  assert.equal(decimal('-0.05').toText(), '-0.05');
  assert.equal(decimal('0010').toText(), '10');
  assert.ok(decimal('2.0').equals(decimal('2')));
});

test('rounding goes half away from zero', () => {
  const rows: [string, number, string][] = [
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['2.4999', 0, '2'],
    ['1.005', 2, '1.01'],
    ['-0.4', 0, '0'],
    ['1250', -2, '1300'],
    ['49', -2, '0'],
    ['7', 3, '7'],
  ];
  for (const [text, places, rounded] of rows)
    assert.equal(decimal(text).round(places).toText(), rounded, text);
});

test('division rounds to 12 places unless told otherwise, and by zero it is zero', () => {
  assert.equal(decimal('1').divide(decimal('3')).toText(), '0.333333333333');
  assert.equal(decimal('2').divide(decimal('-3')).toText(), '-0.666666666667');
  assert.equal(decimal('10').divide(decimal('0.25')).toText(), '40');
  assert.equal(decimal('2').divide(decimal('3'), 2).toText(), '0.67');
  assert.equal(decimal('5').divide(Decimal.zero).toText(), '0');
});

test('floor, ceil and abs', () => {
  assert.deepEqual(
    ['2.1', '-2.1', '-2', '0'].map((text) => decimal(text).floor().toText()),
    ['2', '-3', '-2', '0'],
  );
  assert.deepEqual(
    ['2.1', '-2.1', '2', '-0.5'].map((text) => decimal(text).ceil().toText()),
    ['3', '-2', '2', '0'],
  );
  assert.equal(decimal('-1.5').abs().toText(), '1.5');
});

test('a fixed number of places is printed as money is', () => {
  assert.equal(decimal('25').toFixed(2), '25.00');
  assert.equal(decimal('0.005').toFixed(2), '0.01');
  assert.equal(decimal('-0.001').toFixed(2), '0.00');
  assert.equal(decimal('1234.5').toFixed(0), '1235');
});

test('what is printed is read back as the same number', () => {
  fc.assert(
    fc.property(anyDecimal, (value) => {
      assert.deepEqual(parseDecimal(value.toText()), value);
      assert.doesNotMatch(value.toText(), /e|\.\d*0$/);
    }),
  );
});

test('adding, multiplying and comparing follow the laws of arithmetic', () => {
  fc.assert(
    fc.property(anyDecimal, anyDecimal, anyDecimal, (a, b, c) => {
      assert.ok(a.add(b).subtract(b).equals(a));
      assert.ok(a.multiply(b.add(c)).equals(a.multiply(b).add(a.multiply(c))));
      assert.equal(
        Math.sign(a.compare(b)),
        a.subtract(b).toText().startsWith('-') ? -1 : a.equals(b) ? 0 : 1,
      );
      assert.ok(a.floor().compare(a) <= 0 && a.ceil().compare(a) >= 0);
    }),
  );
});

test('a quotient is the nearest number of its places', () => {
  fc.assert(
    fc.property(anyDecimal, anyDecimal, fc.nat(20), (a, b, places) => {
      fc.pre(!b.isZero());
      const error = a.divide(b, places).multiply(b).subtract(a).abs();
      assert.ok(error.multiply(Decimal.of(2n)).compare(b.abs().multiply(Decimal.of(1n, places))) <= 0);
    }),
  );
});

test('a number is taken by the digits that are written for it', () => {
  assert.equal(Decimal.ofNumber(0.1).add(Decimal.ofNumber(0.2)).toText(), '0.3');
  assert.equal(Decimal.ofNumber(-1e-7).toText(), '-0.0000001');
  assert.equal(Decimal.ofNumber(1e21).toText(), `1${'0'.repeat(21)}`);
  for (const number of [Number.NaN, Number.POSITIVE_INFINITY, -0]) {
    assert.equal(Decimal.ofNumber(number).toText(), '0');
  }
});
