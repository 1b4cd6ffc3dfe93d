import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adoptMoneyStyle, moneyStyle, typedNumber, writtenMoney, writtenNumber } from './writtenNumber.ts';

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c]/g, '');

test('numbers are grouped as the language does, and keep every digit', () => {
  for (const [digits, english, german, hindi] of [
    ['2026', '2026', '2026', '2026'],
    ['12500', '12,500', '12.500', '12,500'],
    ['-1234567.50', '-1,234,567.50', '-1.234.567,50', '-12,34,567.50'],
    ['1234.5', '1,234.5', '1.234,5', '1,234.5'],
    ['123456789012345678901234', '123,456,789,012,345,678,901,234', undefined, undefined],
    ['2026-12-31', '2026-12-31', '2026-12-31', '2026-12-31'],
    ['', '', '', ''],
  ] as const) {
    assert.equal(writtenNumber(digits, 'en'), english);
    if (german !== undefined) assert.equal(writtenNumber(digits, 'de'), german);
    if (hindi !== undefined) assert.equal(writtenNumber(digits, 'hi'), hindi);
  }
});

test('what a visitor typed is not grouped', () => {
  assert.equal(typedNumber('10115', 'de'), '10115');
  assert.equal(typedNumber('1234.5', 'de'), '1234,5');
});

test('an amount is written with its currency', () => {
  for (const [amount, currency, locale, written] of [
    ['73.5', 'EUR', 'en', '€73.50'],
    ['73.5', 'EUR', 'de', '73,50 €'],
    ['12500', 'EUR', 'fr', '12 500,00 €'],
    ['12500', 'JPY', 'ja', '￥12,500'],
    ['1.5', 'KWD', 'en', 'KWD 1.500'],
    ['-20', 'USD', 'en', '-$20.00'],
    ['20', 'USD', 'ar', '20.00 US$'],
    ['20', 'points', 'en', 'points 20.00'],
    ['999999999999.99', 'EUR', 'en', '€999,999,999,999.99'],
  ] as const)
    assert.equal(spaced(writtenMoney(amount, currency, locale)), written, `${currency} ${locale}`);
});

test('amounts are written by a style that was made elsewhere', () => {
  const style = moneyStyle(['EUR', 'points'], 'de');
  assert.deepEqual(style, {
    mark: ',',
    frames: {
      EUR: [
        ['', '\u00a0€'],
        ['-', '\u00a0€'],
      ],
    },
  });
  const marked = { ...style, mark: ':' };
  adoptMoneyStyle(marked, 'de-x-marked');
  assert.equal(spaced(writtenMoney('73.5', 'EUR', 'de-x-marked')), '73:50 €');
  assert.equal(spaced(writtenMoney('-073.5', 'EUR', 'de-x-marked')), '-73:50 €');
});
