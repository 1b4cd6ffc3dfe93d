import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { showFirstPrice } from './showFirstPrice.ts';

const formOf = (...fields: Field[]): FormDefinition => ({
  format: 2,
  pages: [{ id: 'page1', label: '', fields }],
});
const ticket = (price: number | undefined, more: object = {}, id = 'field1'): Field => ({
  id,
  type: 'multiple_choice',
  label: 'Ticket',
  options: [{ value: 'day', label: 'Day', ...(price === undefined ? {} : { price }) }],
  ...more,
});
const change = (before: FormDefinition, after: FormDefinition) =>
  showFirstPrice(before, after, 'field1', () => 'GBP');

test('the first price of a question is shown, and gives the form a currency', () => {
  const after = change(formOf(ticket(undefined)), formOf(ticket(12)));
  assert.deepEqual(after, { ...formOf(ticket(12, { show_prices: true })), currency: 'GBP' });
});

test('the words "Other" may have the first price', () => {
  const after = change(formOf(ticket(undefined)), formOf(ticket(undefined, { other: { price: 5 } })));
  assert.equal(after.currency, 'GBP');
});

test('a form keeps its currency, or that of its payment', () => {
  const own = { ...formOf(ticket(12)), currency: 'JPY' };
  assert.equal(change(formOf(ticket(undefined)), own).currency, 'JPY');
  const card: Field = { id: 'field2', type: 'credit_card', label: 'Pay', currency: 'USD' };
  const paid = change(formOf(ticket(undefined), card), formOf(ticket(12), card));
  assert.deepEqual(paid, formOf(ticket(12, { show_prices: true }), card));
});

test('later prices, a switch that was turned off, and points stay as they are', () => {
  const later = formOf(ticket(13));
  assert.equal(change(formOf(ticket(12)), later), later);
  const hidden = formOf(ticket(12, { show_prices: false }));
  assert.equal(change(formOf(ticket(undefined, { show_prices: false })), hidden), hidden);
  const points = formOf(ticket(1), ticket(1, {}, 'field2'));
  assert.equal(change(formOf(ticket(undefined), ticket(1, {}, 'field2')), points), points);
});
