import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { amountOf } from './amountOf.ts';

const options = [
  { value: 'wrap', label: 'Gift wrap', price: 0.1 },
  { value: 'card', label: 'A card', price: 0.2 },
];
const extras: Field = {
  id: 'field1',
  type: 'multiple_choice',
  label: 'Extras',
  multiple: true,
  options,
  other: { price: 5 },
  show_prices: true,
};
const total: Field = { id: 'field2', type: 'hidden', label: 'Total', formula: 'field1 * 2' };
const text: Field = { id: 'field3', type: 'rich_text', label: '', text: '[money(field2)]' };
const formOf = (...fields: Field[]): FormDefinition => ({
  format: 2,
  currency: 'EUR',
  pages: [{ id: 'page1', label: '', fields }],
});
const form = formOf(extras, total, text);

test('an answer costs what its options cost together, exactly', () => {
  const chosen = options.map(({ value, label }) => ({ value, label }));
  assert.deepEqual(amountOf(form, extras, chosen), { amount: '0.3', currency: 'EUR' });
  const other = [{ label: 'Other', value: 'A cushion' }];
  assert.deepEqual(amountOf(form, extras, other), { amount: '5', currency: 'EUR' });
});

test('a total is a number with its currency', () => {
  assert.deepEqual(amountOf(form, total, '73.5'), { amount: '73.5', currency: 'EUR' });
  assert.equal(amountOf(form, total, 'nothing'), undefined);
  const written: Field = { ...total, formula: 'money(field1, "USD")' };
  assert.deepEqual(amountOf(formOf(extras, written), written, 'USD -3.50'), {
    amount: '-3.50',
    currency: 'USD',
  });
});

test('prices that visitors do not see are no amounts, nor are other answers', () => {
  const { show_prices: _, ...points } = extras as Extract<Field, { type: 'multiple_choice' }>;
  const chosen = [{ value: 'wrap', label: 'Gift wrap' }];
  assert.equal(amountOf(formOf(points), points, chosen), undefined);
  assert.equal(amountOf(form, text, 'EUR 1.00'), undefined);
});
