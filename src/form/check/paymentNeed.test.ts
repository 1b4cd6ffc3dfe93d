import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import type { Rule } from '../schema/logic.ts';
import { paymentNeed } from './paymentNeed.ts';

const context = { today: '2026-11-16', matches: () => true };

function needOf(fields: Field[], logic: Rule[] = [], later: Field[] = []) {
  const pages = [{ id: 'page1', label: '', fields }];
  if (later.length > 0) pages.push({ id: 'page2', label: '', fields: later });
  const definition: FormDefinition = { format: 2, pages, logic };
  const compiled = compileForm(definition);
  assert.ok(compiled.ok);
  return paymentNeed(compiled.value, context);
}

const name = { id: 'field1', type: 'one_line_input', label: 'Name', required: true } as const;
const fixed = {
  id: 'field9',
  type: 'credit_card',
  label: 'Payment',
  currency: 'EUR',
  amount: '25.00',
} as const;
const calculated = (formula: string) => ({ ...fixed, amount: undefined, formula });
const how = (required: boolean, ...prices: number[]) => ({
  id: 'field2',
  type: 'dropdown' as const,
  label: 'Ticket',
  required,
  options: prices.map((price) => ({ value: `v${price}`, label: `${price}`, price })),
});
const whole = (settings: { min?: number; required?: boolean }) =>
  ({ id: 'field3', type: 'one_line_input', label: 'Count', accepts: 'number', ...settings }) as const;

test('a form without a payment, or with one that is never shown, asks for none', () => {
  assert.equal(needOf([name]), 'never');
  const hidden: Rule = {
    when: { all: [{ formula: '1 = 1', operator: 'is', value: 'true' }] },
    do: [{ action: 'hide', field: 'field9' }],
  };
  assert.equal(needOf([name, fixed]), 'always');
  const never: Rule = {
    when: { field: 'field2', operator: 'is', value: 'v7' },
    do: [{ action: 'show', field: 'field9' }],
  };
  assert.equal(needOf([how(true, 5), fixed], [never]), 'never');
  assert.notEqual(needOf([name, fixed], [hidden]), 'always');
});

test('a calculated amount is always due where every answer costs something', () => {
  assert.equal(needOf([how(true, 10, 25), calculated('field2')]), 'always');
  assert.equal(needOf([how(false, 10, 25), calculated('field2')]), 'sometimes');
  assert.equal(needOf([how(true, 10, 0), calculated('field2')]), 'sometimes');
  assert.equal(
    needOf([how(true, 10), whole({ min: 1, required: true }), calculated('field2 * field3')]),
    'always',
  );
  assert.equal(
    needOf([how(true, 10), whole({ required: true }), calculated('field2 * field3')]),
    'sometimes',
  );
  // The formula charges nothing from ten on, which the field's bounds do not reveal.
  assert.equal(
    needOf([whole({ min: 1, required: true }), calculated('if(field3 >= 10, 0, 5)')]),
    'sometimes',
  );
});

test('answers that hide the payment, or lead past its page, spare it', () => {
  const desk: Rule = {
    when: { field: 'field2', operator: 'is', value: 'v0' },
    do: [{ action: 'hide', field: 'field9' }],
  };
  assert.equal(needOf([how(true, 0, 1), fixed], [desk]), 'sometimes');
  const end: Rule = {
    when: { field: 'field2', operator: 'is', value: 'v0' },
    do: [{ action: 'end', after: 'page1' }],
  };
  assert.equal(needOf([how(true, 0, 1)], [end], [fixed]), 'sometimes');
  assert.equal(needOf([how(true, 1)], [], [fixed]), 'always');
});

test('a field that a rule requires cannot be left empty', () => {
  const own: Rule = {
    when: { field: 'field2', operator: 'is', value: 'v0' },
    do: [
      { action: 'show', field: 'field3' },
      { action: 'require', field: 'field3' },
    ],
  };
  const amount = calculated('if(field2 = "v0", field3, field2)');
  assert.equal(needOf([how(true, 10, 0), whole({ min: 1 }), amount], [own]), 'always');
  const shownOnly: Rule = { ...own, do: [{ action: 'show', field: 'field3' }] };
  assert.equal(needOf([how(true, 10, 0), whole({ min: 1 }), amount], [shownOnly]), 'sometimes');
});

test('what cannot be searched is left to the answers', () => {
  assert.equal(needOf([name, calculated('if(field1 = "FREE", 0, 25)')]), 'sometimes');
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...how(true, 1, 2, 3),
    id: `field${index + 20}`,
  }));
  assert.equal(needOf([...many, calculated(many.map(({ id }) => id).join(' + '))]), 'sometimes');
});
