import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callingCodeIn, callingCodeOf } from '#form/type/phone/countryOfNumber.ts';
import { internationalNumber } from '#form/type/phone/internationalNumber.ts';
import { caretAfter, formatNumber as format } from './formatNumber.ts';

const formatNumber = (text: string, country?: string) =>
  format({ callingCodeIn, callingCodeOf }, text, country);

test('numbers are grouped as their country writes them, also while they are typed', () => {
  const formatted: [string, string | undefined, string | undefined][] = [
    ['+4930901820', undefined, '+49 30 901820'],
    ['+4915123456789', undefined, '+49 151 23456789'],
    ['+497151123456', undefined, '+49 7151 123456'],
    ['+12025550123', undefined, '+1 202 555 0123'],
    ['+33123456789', undefined, '+33 1 23 45 67 89'],
    ['+442071234567', undefined, '+44 20 7123 4567'],
    ['+447911123456', undefined, '+44 7911 123456'],
    ['+390612345678', undefined, '+39 06 1234 5678'],
    ['+919876543210', undefined, '+91 98765 43210'],
    ['+26876123456', undefined, '+268 761 234 56'],
    ['0049 (0)30 / 90 18-20', undefined, '+49 30 901820'],
    ['+49 (0)30 901820', undefined, '+49 30 901820'],
    ['030901820', 'DE', '030 901820'],
    ['0123456789', 'FR', '01 23 45 67 89'],
    ['2025550123', 'US', '202 555 0123'],
    ['+٤٩٣٠٩٠١٨٢٠', undefined, '+49 30 901820'],
    ['+', undefined, '+'],
    ['+4', undefined, '+4'],
    ['+49', undefined, '+49'],
    ['+493', undefined, '+49 3'],
    ['0', 'DE', '0'],
    ['', 'DE', ''],
    ['030901820', undefined, undefined],
    ['call me', 'DE', undefined],
    ['+49 30 901820 ext. 5', 'DE', undefined],
  ];
  for (const [text, country, expected] of formatted)
    assert.equal(formatNumber(text, country), expected, `${text} ${country}`);
});

test('the format never changes which number is meant', () => {
  for (const text of ['+4930901820', '+12025550123', '+390612345678', '+2250712345678', '+5491123456789']) {
    assert.equal(internationalNumber(formatNumber(text) ?? ''), text);
  }
  assert.equal(internationalNumber(formatNumber('030901820', 'DE') ?? '', 'DE'), '+4930901820');
});

test('the caret stays behind the same digit', () => {
  assert.equal(caretAfter('+493', '+49 3'), 5);
  assert.equal(caretAfter('+49 3', '+49 30 901820'), 5);
  assert.equal(caretAfter('+49', '+49 30 901820'), 3);
  assert.equal(caretAfter('', '+49 30'), 0);
  assert.equal(caretAfter('+1 202 5', '+1 202 555 0123'), 8);
});
