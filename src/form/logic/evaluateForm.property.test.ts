import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { answersIn } from '../answer/faultsIn.ts';
import { readAnswers } from '../answer/readAnswers.ts';
import type { FormDefinition } from '../definition/document.ts';
import type { Action } from '../schema/logic.ts';
import type { CompiledForm } from './compiledForm.ts';
import { compileForm } from './compileForm.ts';
import { evaluateForm } from './evaluateForm.ts';
import { context } from './testing/contexts.ts';
import { type RandomForm, randomForm } from './testing/randomForm.ts';
import { referenceEvaluation } from './testing/referenceEvaluation.ts';
import { referenceHasCycle } from './testing/referenceHasCycle.ts';

const runs = { numRuns: 1500 };

function compiled(definition: FormDefinition): CompiledForm {
  const form = compileForm(definition);
  fc.pre(form.ok);
  if (!form.ok) throw new Error('not reached');
  return form.value;
}

function stateOf(form: CompiledForm, sent: unknown) {
  const given = answersIn(readAnswers(form, { answers: sent }, context));
  const { pages, visible, required, answers, ending } = evaluateForm(form, given, context);
  return {
    pages: [...pages],
    visible: [...visible],
    required: [...required],
    answers: [...answers],
    ending: ending === undefined ? undefined : (ending.message ?? ''),
  };
}

test('a form means what the slow reference says', () => {
  fc.assert(
    fc.property(randomForm, ({ definition, sent }) => {
      const form = compiled(definition);
      const given = answersIn(readAnswers(form, { answers: sent }, context));
      assert.deepEqual(stateOf(form, sent), referenceEvaluation(definition, given, context));
    }),
    runs,
  );
});

test('a form is refused if and only if something in it depends on itself', () => {
  fc.assert(
    fc.property(randomForm, ({ definition }) => {
      const form = compileForm(definition);
      assert.equal(!form.ok, referenceHasCycle(definition));
      if (form.ok) {
        assert.equal(new Set(form.value.order).size, form.value.order.length);
      } else {
        assert.equal(form.failure.code, 'cycle');
        assert.ok(form.failure.code === 'cycle' && form.failure.nodes.length > 0);
      }
    }),
    runs,
  );
});

test('the order of rules does not matter, but for rules that set one field or end after one page', () => {
  const shuffled = randomForm.chain((random) =>
    fc
      .shuffledSubarray(random.definition.logic ?? [], { minLength: random.definition.logic?.length ?? 0 })
      .map((logic) => ({
        ...random,
        logic,
      })),
  );
  fc.assert(
    fc.property(shuffled, ({ definition, sent, logic }) => {
      const untied = { ...definition, logic: withoutTies(definition.logic ?? []) };
      const wanted = stateOf(compiled(untied), sent);
      const order = logic.filter((rule) => definition.logic?.includes(rule));
      const again = order.map((rule) => untied.logic[definition.logic?.indexOf(rule) ?? -1]);
      const other = { ...definition, logic: again.filter((rule) => rule !== undefined) };
      assert.deepEqual(stateOf(compiled(other), sent), wanted);
    }),
    runs,
  );
});

test('a rule that is there twice does what it does once', () => {
  fc.assert(
    fc.property(randomForm, fc.nat(7), ({ definition, sent }, number) => {
      const { logic = [] } = definition;
      const rule = logic[number % Math.max(1, logic.length)];
      fc.pre(rule !== undefined);
      const twice = { ...definition, logic: [...logic, ...(rule === undefined ? [] : [rule])] };
      assert.deepEqual(stateOf(compiled(twice), sent), stateOf(compiled(definition), sent));
    }),
    runs,
  );
});

test('what is sent for a hidden field changes nothing', () => {
  const two = fc.tuple(randomForm, fc.func(fc.constantFrom<unknown>('a', 'x', 3, ['x'], '2026-01-01', null)));
  fc.assert(
    fc.property(two, ([{ definition, sent }, other]) => {
      const form = compiled(definition);
      const state = stateOf(form, sent);
      const visible = new Set(state.visible);
      const changed = Object.fromEntries(
        Object.entries(sent).map(([id, value]) => [id, visible.has(id) ? value : other(id)]),
      );
      assert.deepEqual(stateOf(form, changed), state);
    }),
    runs,
  );
});

test('the random forms are worth something', () => {
  const drawn: RandomForm[] = fc.sample(randomForm, 400);
  const states = drawn.flatMap(({ definition, sent }) => {
    const form = compileForm(definition);
    return form.ok ? [{ definition, state: stateOf(form.value, sent) }] : [];
  });
  const share = (count: number): number => count / drawn.length;
  assert.ok(share(states.length) > 0.5, 'most are accepted');
  assert.ok(share(states.length) < 0.98, 'some are refused');
  assert.ok(share(states.filter(({ state }) => state.ending !== undefined).length) > 0.05, 'some end early');
  const shorter = states.filter(({ definition, state }) => state.pages.length < definition.pages.length);
  assert.ok(share(shorter.length) > 0.2, 'pages are left out');
});

/**
 * Keeps only the first `set` per field and the first `end` per page: between several, the order of the rules decides.
 */
function withoutTies(logic: NonNullable<FormDefinition['logic']>): NonNullable<FormDefinition['logic']> {
  const seen = new Set<string>();
  const isTied = (action: Action): boolean => {
    const name =
      action.action === 'set'
        ? `set ${action.field}`
        : action.action === 'end'
          ? `end ${action.after}`
          : undefined;
    if (name === undefined) return false;
    if (seen.has(name)) return true;
    seen.add(name);
    return false;
  };
  return logic.map((rule) => ({ ...rule, do: rule.do.filter((action) => !isTied(action)) }));
}
