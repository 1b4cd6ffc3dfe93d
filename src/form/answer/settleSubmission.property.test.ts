import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import { context } from '../logic/testing/contexts.ts';
import { randomForm } from '../logic/testing/randomForm.ts';
import type { ResponseItem } from './responseItems.ts';
import { settleSubmission } from './settleSubmission.ts';

const runs = { numRuns: 2000 };

const compiledForm = randomForm.map(({ definition, sent }) => ({ form: compileForm(definition), sent }));

/** The items as a program would send them again. */
function sentAgain(form: CompiledForm, items: readonly ResponseItem[]): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const { field_id, value } of items) {
    const known = form.fields.find(({ id }) => id === field_id)?.known;
    const answer = known?.behaviour.readValue(known.field, JSON.parse(JSON.stringify(value)));
    assert.ok(known !== undefined && answer !== undefined, `${field_id} can be read back`);
    sent[field_id] = JSON.parse(JSON.stringify(known.behaviour.writeJson(known.field, answer)));
  }
  return sent;
}

/** With the ending of the first response. */
function settled(form: CompiledForm, answers: Record<string, unknown>) {
  const result = settleSubmission(form, { answers }, context);
  return result.ok ? { ...result.value, ending: result.value.ending(1) } : result.failure;
}

test('what was settled, read back and sent again, is settled the same', () => {
  let accepted = 0;
  fc.assert(
    fc.property(compiledForm, ({ form, sent }) => {
      fc.pre(form.ok);
      const first = settleSubmission(form.value, { answers: sent }, context);
      fc.pre(first.ok);
      accepted += first.value.items.length > 1 ? 1 : 0;
      const answers = sentAgain(form.value, first.value.items);
      assert.deepEqual(settled(form.value, answers), settled(form.value, sent));
    }),
    runs,
  );
  assert.ok(accepted > 200, 'enough of the random submissions had something in them');
});

test('a submission is refused for visible fields only, each once and in the order of the form', () => {
  fc.assert(
    fc.property(compiledForm, ({ form, sent }) => {
      fc.pre(form.ok);
      const result = settleSubmission(form.value, { answers: sent }, context);
      fc.pre(!result.ok);
      const positions = result.failure.map(({ field }) => form.value.numberOfField.get(field) ?? -1);
      assert.deepEqual(
        positions,
        [...new Set(positions)].sort((one, other) => one - other),
      );
      assert.ok(!positions.includes(-1));
    }),
    runs,
  );
});

test('there is no item for what is calculated but what we calculated', () => {
  fc.assert(
    fc.property(compiledForm, fc.anything(), ({ form, sent }, forged) => {
      fc.pre(form.ok);
      const computed = form.value.fields.filter(
        ({ known }) => known !== undefined && known.source !== 'visitor',
      );
      fc.pre(computed.length > 0);
      const overlaid = { ...sent, ...Object.fromEntries(computed.map(({ id }) => [id, forged])) };
      assert.deepEqual(settled(form.value, overlaid), settled(form.value, sent));
    }),
    runs,
  );
});
