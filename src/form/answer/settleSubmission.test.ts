import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import { context } from '../logic/testing/contexts.ts';
import type { Rule } from '../schema/logic.ts';
import { settleSubmission } from './settleSubmission.ts';

const label = 'A field';
const options = [
  { value: 's', label: 'Small', price: 5 },
  { value: 'l', label: 'Large', price: 7.505 },
];
const size: Field = { id: 'field1', type: 'dropdown', label, options };
const name: Field = { id: 'field2', type: 'one_line_input', label, required: true, max_length: 5 };

function formOf(fields: Field[], logic: Rule[] = [], more: Partial<FormDefinition> = {}): CompiledForm {
  const form = compileForm({ format: 2, pages: [{ id: 'page1', label: '', fields }], logic, ...more });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

function settled(form: CompiledForm, answers: unknown) {
  const result = settleSubmission(form, { answers }, context);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

function faultsOf(form: CompiledForm, answers: unknown): string[] {
  const result = settleSubmission(form, { answers }, context);
  return result.ok ? [] : result.failure.map(({ field, fault }) => `${field} ${fault.code}`);
}

test('the items are those of API v2, in the order in which it lists the fields', () => {
  const form = formOf([
    { ...size, position: 1 },
    { ...name, position: 0 },
  ]);
  assert.deepEqual(settled(form, { field1: 's', field2: ' Ann ', field9: 'ignored' }).items, [
    { field_id: 'field2', field_type: 'one_line_input', value_type: 'string', value: 'Ann' },
    {
      field_id: 'field1',
      field_type: 'dropdown',
      value_type: 'options',
      value: [{ label: 'Small', value: 's' }],
    },
  ]);
});

test('HTML form values are read as JSON is', () => {
  const form = formOf([size, name]);
  const values = new Map([
    ['field1', ['s']],
    ['field2', ['Ann']],
  ]);
  const result = settleSubmission(form, { values }, context);
  assert.deepEqual(result.ok && result.value.items, settled(form, { field1: 's', field2: 'Ann' }).items);
});

test('faults come in the order of the form: unreadable, missing and not valid ones', () => {
  const email: Field = { id: 'field3', type: 'email', label };
  const form = formOf([email, size, name]);
  assert.deepEqual(faultsOf(form, { field1: 'xxl', field3: 'nobody' }), [
    'field3 email_invalid',
    'field1 option_unknown',
    'field2 required',
  ]);
  assert.deepEqual(faultsOf(form, { field2: 'Alexander' }), ['field2 text_too_long']);
  assert.deepEqual(faultsOf(form, 'not an object'), ['field2 required']);
  assert.deepEqual(
    faultsOf(form, Object.create({ field2: 'Ann' })),
    ['field2 required'],
    'only what was sent',
  );
});

test('a hidden field has no faults and no answer, whatever is sent for it', () => {
  const form = formOf(
    [size, name],
    [{ when: { field: 'field1', operator: 'is', value: 's' }, do: [{ action: 'hide', field: 'field2' }] }],
  );
  assert.deepEqual(
    settled(form, { field1: 's', field2: 'far too long' }).items.map((item) => item.field_id),
    ['field1'],
  );
  assert.deepEqual(faultsOf(form, { field1: 'l', field2: 'far too long' }), ['field2 text_too_long']);
});

test('what could not be read counts as empty for the rules', () => {
  const form = formOf(
    [size, { ...name, required: false }],
    [{ when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'require', field: 'field2' }] }],
  );
  assert.deepEqual(faultsOf(form, { field1: ['no such'] }), ['field1 option_unknown', 'field2 required']);
});

test('a value that a rule sets is taken instead of what was sent, also where that was no answer', () => {
  const form = formOf(
    [size, name],
    [
      {
        when: { field: 'field2', operator: 'is', value: 'Ann' },
        do: [{ action: 'set', field: 'field1', value: 'l' }],
      },
    ],
  );
  const { items } = settled(form, { field1: { hostile: true }, field2: 'Ann' });
  assert.deepEqual(items[0]?.value, [{ label: 'Large', value: 'l' }]);
});

test('what follows has the answers in it, and markup in an answer stays text', () => {
  const form = formOf([name, { id: 'field3', type: 'rich_text', label, text: '**Hello** [field2]' }], [], {
    ending: { title: 'Thank you, [field2]', message: 'We wrote down "[field2]".' },
  });
  const { ending, items } = settled(form, { field2: '**A**', field3: 'forged' });
  assert.deepEqual(ending(1), { title: 'Thank you, **A**', message: 'We wrote down "**A**".' });
  assert.deepEqual(items[1], {
    field_id: 'field3',
    field_type: 'rich_text',
    value_type: 'string',
    value: 'Hello **A**',
  });
});

test('the pages that the visitor came through are told', () => {
  assert.deepEqual(settled(formOf([size]), {}).pages, ['page1']);
});

test('a payment is due where a card field is visible and something is to be paid', () => {
  const card: Field = { id: 'field3', type: 'credit_card', label, currency: 'EUR', formula: 'field1 * 1' };
  const form = formOf(
    [size, card],
    [{ when: { field: 'field1', operator: 'is', value: 's' }, do: [{ action: 'hide', field: 'field3' }] }],
  );
  const { payment, items } = settled(form, { field1: 'l', field3: 'EUR 0.00 · paid' });
  assert.deepEqual(payment, { field_id: 'field3', currency: 'EUR', amount: '7.51', purpose: undefined });
  assert.equal(items.length, 1, 'nothing is paid yet');
  assert.equal(settled(form, {}).payment, undefined);
  assert.equal(settled(form, { field1: 's' }).payment, undefined);
});

test('amounts are rounded half away from zero to what the currency has, and 0 asks for nothing', () => {
  const due = (currency: string, formula: string) =>
    settled(
      formOf([{ id: 'field1', type: 'credit_card', label, currency, formula, purpose: 'A ticket' }]),
      {},
    ).payment;
  assert.deepEqual(due('JPY', '2.5'), {
    field_id: 'field1',
    currency: 'JPY',
    amount: '3',
    purpose: 'A ticket',
  });
  assert.equal(due('USD', '10.005')?.amount, '10.01');
  assert.equal(due('EUR', '5 - 5'), undefined);
});

test('what cannot be charged is not let through unpaid', () => {
  const card: Field = {
    id: 'field1',
    type: 'credit_card',
    label,
    formula: '1000000000000000 * 10',
    currency: 'EUR',
  };
  assert.deepEqual(faultsOf(formOf([card, name]), {}), ['field1 number_too_large', 'field2 required']);
  const { currency: _none, ...bare } = card;
  assert.deepEqual(faultsOf(formOf([bare]), {}), ['field1 payments_not_set_up']);
});

/** A form whose card field charges by this formula, after two number fields and a text field. */
function charging(formula: string, logic: Rule[] = [], more: Field[] = []): CompiledForm {
  const amounts = ['field1', 'field2'].map(
    (id): Field => ({ id, type: 'one_line_input', label, accepts: 'number' }),
  );
  const text: Field = { id: 'field3', type: 'comment', label, max_length: 100_000 };
  const card: Field = { id: 'field4', type: 'credit_card', label, currency: 'EUR', formula };
  return formOf([...amounts, text, ...more, card], logic);
}

const tooLarge = `1${'0'.repeat(24)}`;

test('only a 0 that was calculated asks for nothing: what is too large, negative or not calculable is refused', () => {
  const refused = ['field4 amount_invalid'];
  assert.deepEqual(faultsOf(charging('25 + field1'), { field1: tooLarge }), refused);
  assert.deepEqual(faultsOf(charging('field1 * field2'), { field1: tooLarge, field2: 5 }), refused);
  assert.deepEqual(faultsOf(charging('field1 * field2'), { field1: `${tooLarge}0`, field2: 5 }), refused);
  assert.deepEqual(faultsOf(charging('25 + field1'), { field1: -26 }), refused);
  assert.deepEqual(faultsOf(charging('25 * field1'), { field1: '0.0001' }), refused);
  assert.deepEqual(faultsOf(charging('25 + '), {}), refused);
  assert.deepEqual(faultsOf(charging('25 + field99'), {}), refused);
  const bare: Field = { id: 'field1', type: 'credit_card', label, currency: 'EUR' };
  assert.deepEqual(faultsOf(formOf([bare]), {}), ['field1 amount_invalid']);
  assert.equal(settled(charging('25 + field1'), { field1: -25 }).payment, undefined);
});

test('what was too large on the way makes no amount smaller, wherever it was calculated', () => {
  const refused = ['field4 amount_invalid'];
  const total: Field = { id: 'field5', type: 'hidden', label, formula: 'field1 * field2' };
  const large = { field1: tooLarge, field2: 5 };
  assert.deepEqual(faultsOf(charging('5 + field5', [], [total]), large), refused);
  assert.deepEqual(faultsOf(charging('if(field1 * field2 > 9, 25, 0)'), large), refused);
  assert.deepEqual(faultsOf(charging('25 * (field1 * field2 - field1 * field2)'), large), refused);
  assert.equal(
    settled(charging('5', [], [total]), large).payment?.amount,
    '5.00',
    'it does not depend on it',
  );

  const hides: Rule = {
    when: { formula: 'field1 * field2', operator: 'is', value: 0 },
    do: [{ action: 'hide', field: 'field4' }],
  };
  assert.deepEqual(faultsOf(charging('25', [hides]), large), refused);
  assert.equal(settled(charging('25', [hides]), {}).payment, undefined);
  const sets: Rule = {
    when: { field: 'field3', operator: 'is_not_empty' },
    do: [{ action: 'set', field: 'field1', formula: 'field2 * field2' }],
  };
  assert.deepEqual(faultsOf(charging('field1', [sets]), { field2: `${tooLarge}`, field3: 'a' }), refused);
});

test('a text that found no room makes no amount smaller', () => {
  const long = `length(concat(${Array(11).fill('field3').join(', ')}))`;
  const form = charging(`if(field3 = "", 0, 25) + ${long} * 0`);
  assert.equal(settled(form, { field3: 'a' }).payment?.amount, '25.00');
  assert.deepEqual(faultsOf(form, { field3: 'a'.repeat(95_000) }), ['field4 amount_invalid']);
  const shown: Field = { id: 'field5', type: 'rich_text', label, text: '[field3] '.repeat(20) };
  const { payment } = settled(charging('length(field3)', [], [shown]), { field3: 'a'.repeat(95_000) });
  assert.equal(payment?.amount, '95000.00', 'what is shown takes nothing away from what is calculated');
});

test('a required field that a rule has set is not asked for, also where the rule left it empty', () => {
  const rating: Field = { id: 'field1', type: 'rating', label, required: true };
  const sets = (value: number): Rule => ({
    when: { field: 'field2', operator: 'is', value: 'Ann' },
    do: [{ action: 'set', field: 'field1', value }],
  });
  assert.deepEqual(faultsOf(formOf([rating, name], [sets(17)]), { field2: 'Ann' }), []);
  assert.deepEqual(faultsOf(formOf([rating, name], [sets(17)]), { field2: 'Bob' }), ['field1 required']);
  assert.equal(settled(formOf([rating, name], [sets(4)]), { field2: 'Ann' }).items.length, 2);
});
