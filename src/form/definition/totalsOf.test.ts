import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from './document.ts';
import { totalsOf } from './totalsOf.ts';

const hidden = (id: string, formula: string): Field => ({ id, type: 'hidden', label: '', formula });
const formOf = (fields: Field[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  format: 2,
  pages: [{ id: 'page1', label: '', fields }],
  ...more,
});

test('a calculated value is a total where a text or the payment says so', () => {
  const form = formOf(
    [
      hidden('field1', '2 * 3'),
      hidden('field2', '2 * 4'),
      hidden('field3', '2 * 5'),
      hidden('field4', 'today()'),
      {
        id: 'field5',
        type: 'rich_text',
        label: '',
        text: 'Sum: [money(field1)], in dollars [money(field2, "USD")]',
      },
      { id: 'field6', type: 'credit_card', label: 'Pay', formula: 'field3' },
    ],
    { currency: 'EUR' },
  );
  assert.deepEqual(
    [...totalsOf(form)],
    [
      ['field1', { currency: 'EUR', isWritten: false }],
      ['field2', { currency: 'USD', isWritten: false }],
      ['field3', { currency: 'EUR', isWritten: false }],
    ],
  );
});

test('a formula that is an amount is a total that was written', () => {
  const form = formOf([
    hidden('field1', 'money(2 * 3, "JPY")'),
    hidden('field2', 'concat(money(1, "JPY"), "!")'),
    hidden('field3', 'money(2 * 3)'),
  ]);
  assert.deepEqual([...totalsOf(form)], [['field1', { currency: 'JPY', isWritten: true }]]);
});

test('an ending may write the total', () => {
  const form = formOf([hidden('field1', '1')], { ending: { message: 'That is [money( field1 , "eur" )].' } });
  assert.equal(totalsOf(form).get('field1')?.currency, 'EUR');
});
