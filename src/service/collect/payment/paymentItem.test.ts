import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResponseItem } from '#contract/v2.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { positionOf, withPayment } from './paymentItem.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: '', fields: [{ id: 'field4', type: 'email', label: '' }] },
    {
      id: 'page2',
      label: '',
      fields: [
        { id: 'field1', type: 'comment', label: '' },
        { id: 'field3', type: 'credit_card', label: '' },
        { id: 'field2', type: 'phone', label: '' },
      ],
    },
  ],
};

const item = (field_id: string): ResponseItem => ({
  field_id,
  field_type: 'email',
  value_type: 'string',
  value: field_id,
});

test('the payment is at the position of its field, whatever was answered around it', () => {
  const cases: [string[], string[]][] = [
    [
      ['field4', 'field1', 'field2'],
      ['field4', 'field1', 'field3', 'field2'],
    ],
    [['field2'], ['field3', 'field2']],
    [['field4'], ['field4', 'field3']],
    [[], ['field3']],
  ];
  for (const [answered, expected] of cases) {
    const items = answered.map(item);
    const payment = {
      field_id: 'field3',
      place: positionOf(definition, items, 'field3'),
      currency: 'USD',
      amount: '25.00',
    };
    const complete = withPayment(items, payment, { brand: 'visa', lastDigits: '4242' });
    assert.deepEqual(
      complete.map(({ field_id }) => field_id),
      expected,
    );
    assert.equal(complete.find(({ field_id }) => field_id === 'field3')?.value, 'USD 25.00 · Visa 4242');
  }
});

test('an imported form may list its fields in another order than by pages', () => {
  const moved: FormDefinition = {
    format: 2,
    pages: [
      { id: 'page1', label: '', fields: [{ id: 'field1', type: 'email', label: '', position: 1 }] },
      { id: 'page2', label: '', fields: [{ id: 'field2', type: 'credit_card', label: '', position: 0 }] },
    ],
  };
  assert.equal(positionOf(moved, [item('field1')], 'field2'), 0);
});

test('a payment whose card is not known is the amount alone', () => {
  const payment = { field_id: 'field3', place: 0, currency: 'JPY', amount: '500' };
  assert.equal(withPayment([], payment, undefined)[0]?.value, 'JPY 500');
});
