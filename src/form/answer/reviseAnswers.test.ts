import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import { reviseAnswers, type StoredItem } from './reviseAnswers.ts';
import { settleSubmission } from './settleSubmission.ts';

const context = { today: '2026-11-15', matches: () => true, upload: () => undefined };

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'one_line_input', label: 'Nights', accepts: 'number', min: 1, max: 9 },
        { id: 'field3', type: 'hidden', label: 'Price', formula: 'field2 * 50' },
        {
          id: 'field4',
          type: 'dropdown',
          label: 'Car',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
        { id: 'field5', type: 'one_line_input', label: 'Plate', required: true },
        { id: 'field6', type: 'credit_card', label: 'Deposit', currency: 'EUR', amount: '10' },
      ],
    },
  ],
  logic: [
    { when: { field: 'field4', operator: 'is', value: 'yes' }, do: [{ action: 'show', field: 'field5' }] },
  ],
} as FormDefinition;

function compiled() {
  const form = compileForm(definition);
  assert.ok(form.ok);
  return form.value;
}

function stored(answers: Record<string, unknown>): StoredItem[] {
  const settled = settleSubmission(compiled(), { answers }, context);
  assert.ok(settled.ok, JSON.stringify(settled));
  return [...settled.value.items];
}

function values(items: readonly StoredItem[]): Record<string, unknown> {
  return Object.fromEntries(items.map(({ field_id, value }) => [field_id, value]));
}

test('formulas follow an edit, and the change lists what is different', () => {
  const items = stored({ field1: 'Ana', field2: 2, field4: 'no' });
  const revised = reviseAnswers(compiled(), items, { field2: 3 }, context);
  assert.ok(revised.ok);
  assert.deepEqual(revised.value.changes, [
    { field: 'field2', old: '2', new: '3' },
    { field: 'field3', old: '100', new: '150' },
  ]);
  assert.equal(values(revised.value.items).field3, '150');
});

test('an answer that rules hide goes, and one that they show is required', () => {
  const items = stored({ field1: 'Ana', field4: 'yes', field5: 'AB 1' });
  const hidden = reviseAnswers(compiled(), items, { field4: 'no' }, context);
  assert.ok(hidden.ok);
  assert.equal('field5' in values(hidden.value.items), false);
  const shown = reviseAnswers(
    compiled(),
    stored({ field1: 'Ana', field4: 'no' }),
    { field4: 'yes' },
    context,
  );
  assert.ok(!shown.ok && shown.failure.code === 'answers_refused');
  assert.deepEqual(
    shown.failure.faults.map(({ field, fault }) => [field, fault.code]),
    [['field5', 'required']],
  );
});

test('a refused answer elsewhere does not stand in the way, but cannot be entered', () => {
  const tooMany = stored({ field1: 'Ana', field2: 2 }).map((item) =>
    item.field_id === 'field2' ? { ...item, value: '12' } : item,
  );
  const renamed = reviseAnswers(compiled(), tooMany, { field1: 'Anna' }, context);
  assert.ok(renamed.ok);
  assert.deepEqual(
    renamed.value.changes.map(({ field }) => field),
    ['field1'],
  );
  assert.equal(values(renamed.value.items).field2, '12');
  assert.equal(reviseAnswers(compiled(), tooMany, { field2: 13 }, context).ok, false);
});

test('calculated, paid and unknown fields cannot be edited, and keep what they have', () => {
  const paid = { field_id: 'field6', field_type: 'credit_card', value_type: 'string', value: 'EUR 10.00' };
  const foreign = { field_id: 'old', field_type: 'oracle', value_type: 'string', value: 'x' };
  const items = [...stored({ field1: 'Ana' }), paid, foreign];
  for (const field of ['field3', 'field6', 'old', 'none']) {
    const revised = reviseAnswers(compiled(), items, { [field]: 'y' }, context);
    assert.ok(!revised.ok && revised.failure.code === 'field_fixed' && revised.failure.field === field);
  }
  const revised = reviseAnswers(compiled(), items, { field1: 'Bo' }, context);
  assert.ok(revised.ok);
  assert.deepEqual(revised.value.items.slice(-2), [paid, foreign]);
});

test('removing a required answer is refused; writing the same answer changes nothing', () => {
  const items = stored({ field1: 'Ana', field2: 2 });
  assert.equal(reviseAnswers(compiled(), items, { field1: null }, context).ok, false);
  const same = reviseAnswers(compiled(), items, { field1: 'Ana ', field2: '2' }, context);
  assert.ok(same.ok);
  assert.deepEqual(same.value.changes, []);
  assert.deepEqual(same.value.items, items);
});
