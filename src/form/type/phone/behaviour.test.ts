import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  answerForm,
  answerJson,
  assertSurvives,
  assertWithstands,
  hostile,
  nothing,
} from '../testing/answering.ts';
import { phone } from './behaviour.ts';
import type { PhoneField } from './settings.ts';

const field: PhoneField = { id: 'field1', type: 'phone', label: 'Telephone' };
const german: PhoneField = { ...field, default_country: 'DE' };

test('a number comes from a browser and from JSON and is kept in its international form', () => {
  assert.deepEqual(answerForm(phone, field, { field1: [' +49 30 90 18-20 '] }), { kept: '+4930901820' });
  assert.deepEqual(answerJson(phone, field, '0049 (30) 90.18.20'), { kept: '+4930901820' });
  assert.equal(answerForm(phone, field, {}), 'nothing');
  for (const value of nothing) assert.equal(answerJson(phone, field, value), 'nothing');
});

test('without its country a number is understood only where the form says which', () => {
  assert.equal(answerJson(phone, field, '030 901820'), 'phone_invalid');
  assert.deepEqual(answerJson(phone, german, '030 901820'), { kept: '+4930901820' });
  assert.deepEqual(answerJson(phone, german, '+1 202 555 0123'), { kept: '+12025550123' });
  assert.deepEqual(answerJson(phone, german, '001 202 555 0123'), { kept: '+12025550123' });
  assert.equal(answerJson(phone, { ...field, default_country: 'ZZ' }, '030 901820'), 'phone_invalid');
});

test('what is no number is refused, and stays as it was typed', () => {
  for (const text of [
    '12345',
    '+',
    '+49',
    '+49 30',
    'call me',
    '+49 30 901820 ext 7',
    '+999 123456789',
    '+0 123456789',
  ]) {
    assert.equal(answerJson(phone, field, text), 'phone_invalid', text);
    assert.equal(phone.normalise(field, text), text);
  }
  assert.equal(answerJson(phone, field, `+49${'1'.repeat(14)}`), 'phone_invalid');
  assert.equal(phone.readValue(field, 'ask at the desk'), 'ask at the desk');
});

test('only numbers of the given countries are taken', () => {
  const near: PhoneField = { ...field, countries: ['DE', 'CA', 'JE'] };
  for (const number of ['+4930901820', '+14165550123', '+441534123456']) {
    assert.deepEqual(answerJson(phone, near, number), { kept: number });
  }
  for (const number of ['+33123456789', '+12125550123', '+442071234567', '+80012345678']) {
    assert.equal(answerJson(phone, near, number), 'phone_country_refused', number);
  }
});

test('placeholder and what stands in it at the beginning change no answer', () => {
  const dressed: PhoneField = { ...field, placeholder: '+49 …', default: '+49' };
  assert.equal(answerForm(phone, dressed, { field1: [''] }), 'nothing');
});

test('it prints as it is and is text everywhere', () => {
  assert.equal(phone.printValue(field, '+4930901820'), '+4930901820');
  assert.equal(phone.printText(field, '+4930901820'), '+4930901820');
  assert.equal(phone.printCell(field, '+4930901820'), '+4930901820');
  assert.equal(phone.asNumber(field, '+4930901820'), '0');
  assert.equal(phone.formulaUse(field), 'text');
  assert.equal(phone.comparison(field), 'text');
  assert.equal(phone.source(field), 'visitor');
  assert.equal(phone.settable, true);
});

test('nothing hostile is taken for a number', () => {
  for (const value of hostile) {
    assert.equal(typeof answerJson(phone, field, value), 'string');
    assertWithstands(phone, german, value);
  }
  for (const value of [4930901820, {}, ['+4930901820']]) {
    assert.equal(answerJson(phone, field, value), 'malformed');
    assert.equal(phone.readValue(field, value), undefined);
  }
});

test('whatever is kept survives, from every country', () => {
  const typed = fc.oneof(
    fc.stringMatching(/^(\+|00)?[0-9 ().-]{1,20}$/),
    fc.stringMatching(/^\+[1-9]\d{6,14}$/),
    fc.string({ unit: 'binary' }),
  );
  const country = fc.constantFrom(
    'DE',
    'US',
    'RU',
    'KZ',
    'IT',
    'HU',
    'LT',
    'BY',
    'GB',
    'VA',
    'CI',
    'MF',
    'ZZ',
  );
  fc.assert(
    fc.property(typed, country, (text, default_country) => {
      const from: PhoneField = { ...field, default_country };
      const outcome = answerJson(phone, from, text);
      if (typeof outcome !== 'object') return;
      assert.match(outcome.kept, /^\+[1-9]\d{6,14}$/);
      assertSurvives(phone, from, outcome.kept);
    }),
    { numRuns: 2000 },
  );
  fc.assert(fc.property(fc.jsonValue(), (value) => assertWithstands(phone, german, value)));
});
