import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerContext } from '../../value/answer.ts';
import { creditCard, formatPayment } from './behaviour.ts';
import type { CreditCardField } from './settings.ts';

const field: CreditCardField = {
  id: 'field6',
  type: 'credit_card',
  label: 'Fee',
  currency: 'USD',
  amount: '25.00',
};
const context: AnswerContext = { today: '2026-11-15', matches: () => true, upload: () => undefined };

test('a payment is told in words, with the decimals of its currency', () => {
  const cases: [string, string, string, string, string][] = [
    ['USD', '25.00', 'visa', '4242', 'USD 25.00 · Visa 4242'],
    ['usd', '25', 'visa', '4242', 'USD 25.00 · Visa 4242'],
    ['AUD', '9.99', 'eftpos_au', '0002', 'AUD 9.99 · Eftpos Australia 0002'],
    ['USD', '1', 'discover', '9424', 'USD 1.00 · Discover 9424'],
    ['USD', '1', 'a_new_brand', '1111', 'USD 1.00 · Card 1111'],
    ['USD', '1', '__proto__', '1111', 'USD 1.00 · Card 1111'],
    ['JPY', '500', 'jcb', '0505', 'JPY 500 · JCB 0505'],
    ['KWD', '5.12', 'amex', '0005', 'KWD 5.120 · American Express 0005'],
    ['EUR', '0.5', 'unknown', '1111', 'EUR 0.50 · Card 1111'],
    ['EUR', '12', '', '', 'EUR 12.00 · Card'],
    ['EUR', '12', 'mastercard', '', 'EUR 12.00 · Mastercard'],
  ];
  for (const [currency, amount, brand, lastDigits, words] of cases)
    assert.equal(formatPayment({ currency, amount, card: { brand, lastDigits } }), words);
  assert.equal(formatPayment({ currency: 'JPY', amount: '500', card: undefined }), 'JPY 500');
});

test('a visitor cannot say that something was paid', () => {
  const claim = 'USD 25.00 · Visa 4242';
  assert.equal(creditCard.source(field), 'payment');
  assert.deepEqual(creditCard.readForm(field, new Map([['field6', [claim]]]), context), {
    answer: undefined,
  });
  assert.deepEqual(creditCard.readJson(field, claim, context), { answer: undefined });
});

test('the words of a payment are stored, printed and read again as they are', () => {
  const card = { brand: 'visa', lastDigits: '4242' };
  const words = formatPayment({ currency: 'EUR', amount: '12', card });
  assert.equal(creditCard.normalise(field, words), words);
  assert.equal(creditCard.readValue(field, creditCard.printValue(field, words)), words);
  assert.equal(creditCard.printCell(field, words), words);
  assert.equal(creditCard.readValue(field, { currency: 'EUR' }), undefined);
});
