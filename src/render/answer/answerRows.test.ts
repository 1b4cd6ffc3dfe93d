import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { rowText } from './answerRows.ts';
import { responseText, storedAnswers } from './responseText.ts';

const options = [
  { value: 'day', label: 'Conference day', price: 120 },
  { value: 'online', label: 'Online', price: 35.5 },
];
const definition: FormDefinition = {
  format: 2,
  currency: 'EUR',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Ticket',
          multiple: true,
          options,
          show_prices: true,
        },
        { id: 'field2', type: 'hidden', label: 'Total', formula: 'field1 * 2' },
        { id: 'field3', type: 'hidden', label: 'In words', formula: 'concat("Pay ", money(field2))' },
        { id: 'field4', type: 'credit_card', label: 'Payment', formula: 'field2' },
      ],
    },
  ],
};
const items = [
  { field_id: 'field1', value: options.map(({ value, label }) => ({ value, label })) },
  { field_id: 'field2', value: '311' },
  { field_id: 'field3', value: 'Pay EUR 311.00' },
  { field_id: 'field4', value: 'EUR 311.00 · Visa 4242' },
];

function rowsIn(language: string) {
  const form = { definition: { ...definition, language }, timeZone: 'UTC' };
  const response = { number: null, createdAt: 0, answers: () => storedAnswers(form.definition, items) };
  return responseText({ form, response }).rows();
}

test('prices and totals are amounts in the language of the form', () => {
  assert.deepEqual(rowsIn('en').map(rowText), [
    'Conference day, Online\n€155.50',
    '€311.00',
    'Pay €311.00',
    '€311.00 · Visa 4242',
  ]);
  assert.equal(rowsIn('de')[0]?.price, '155,50\u00a0€');
});

test('tables that calculate get totals as they are recorded', () => {
  assert.deepEqual(
    rowsIn('de').map(({ value, recorded = value }) => recorded),
    ['Conference day, Online', '311', 'Pay EUR 311.00', 'EUR 311.00 · Visa 4242'],
  );
});
