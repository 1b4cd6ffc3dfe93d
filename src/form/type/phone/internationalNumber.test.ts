import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countries } from '../../value/countries.ts';
import { callingCodes } from './callingCodes.ts';
import { callingCodeOf, countryOfNumber, isNumberOf } from './countryOfNumber.ts';
import { internationalNumber } from './internationalNumber.ts';

test('the many ways to write one number', () => {
  for (const text of [
    '+4930901820',
    '+49 30 901820',
    '+49 (0)30 / 90 18 20',
    '+49-30-901820',
    '0049.30.901820',
    '+49\u00a030\u2011901820',
    '\u202a+4930901820\u202c',
    '＋４９３０９０１８２０',
    '+٤٩٣٠٩٠١٨٢٠',
    '030 901820',
    '[030] 901820',
  ]) {
    assert.equal(internationalNumber(text, 'DE'), '+4930901820', text);
  }
});

test('what is dialled before a number at home is no part of it abroad', () => {
  const numbers: [string, string, string][] = [
    ['GB', '07911 123456', '+447911123456'],
    ['FR', '01 23 45 67 89', '+33123456789'],
    ['US', '(202) 555-0123', '+12025550123'],
    ['US', '1-202-555-0123', '+12025550123'],
    ['BS', '242 555 0123', '+12425550123'],
    ['RU', '8 (912) 345-67-89', '+79123456789'],
    ['KZ', '8 701 234 5678', '+77012345678'],
    ['HU', '06 1 234 5678', '+3612345678'],
    ['LT', '8 612 34567', '+37061234567'],
    ['BY', '8 029 123 45 67', '+375291234567'],
    ['ES', '912 345 678', '+34912345678'],
    ['MF', '0590 12 34 56', '+590590123456'],
  ];
  for (const [country, typed, number] of numbers) {
    assert.equal(internationalNumber(typed, country), number, `${country} ${typed}`);
  }
});

test('some numbers begin with a 0 that stays', () => {
  assert.equal(internationalNumber('06 1234 5678', 'IT'), '+390612345678');
  assert.equal(internationalNumber('+39 06 1234 5678'), '+390612345678');
  assert.equal(internationalNumber('07 12 34 56 78', 'CI'), '+2250712345678');
});

test('seven to fifteen digits behind a code that exists', () => {
  assert.equal(internationalNumber('+2901234'), '+2901234');
  assert.equal(internationalNumber('+290123'), undefined);
  assert.equal(internationalNumber('+49123456789012'), '+49123456789012');
  assert.equal(internationalNumber(`+49${'1'.repeat(13)}`), `+49${'1'.repeat(13)}`);
  assert.equal(internationalNumber(`+49${'1'.repeat(14)}`), undefined);
  assert.equal(internationalNumber('+210 123456'), undefined);
  assert.equal(internationalNumber('+1 202 555 012'), undefined);
  assert.equal(internationalNumber('+1 102 555 0123'), undefined);
  assert.equal(internationalNumber('+49 0030 901820'), undefined);
  for (const text of ['', '+', '++49 30 901820', '49+30901820', '030x901820', '0'.repeat(1_000_000)]) {
    assert.equal(internationalNumber(text, 'DE'), undefined, text.slice(0, 20));
  }
});

test('countries that share a code are told apart where they can be', () => {
  const found = {
    '+12125550123': 'US',
    '+14165550123': 'CA',
    '+18765550123': 'JM',
    '+17875550123': 'PR',
    '+79123456789': 'RU',
    '+77012345678': 'KZ',
    '+442071234567': 'GB',
    '+441481123456': 'GG',
    '+390669812345': 'VA',
    '+390612345678': 'IT',
    '+35818123456': 'AX',
    '+59991234567': 'CW',
    '+5993123456': 'BQ',
  };
  for (const [number, country] of Object.entries(found))
    assert.equal(countryOfNumber(number), country, number);
  assert.equal(countryOfNumber('+80012345678'), undefined);
  assert.equal(isNumberOf('MF', '+590590123456'), true);
  assert.equal(isNumberOf('GP', '+590590123456'), true);
  assert.equal(isNumberOf('MQ', '+590590123456'), false);
});

test('no code is the beginning of another one', () => {
  for (const code of callingCodes.keys()) {
    assert.match(code, /^[1-9]\d{0,2}$/);
    for (const length of [1, 2]) {
      if (length < code.length) assert.equal(callingCodes.has(code.slice(0, length)), false, code);
    }
  }
});

test('every country where people live has a code', () => {
  const without = countries.filter((country) => callingCodeOf(country) === undefined);
  // Uninhabited islands.
  assert.deepEqual([...without].sort(), ['BV', 'HM', 'TF']);
});
