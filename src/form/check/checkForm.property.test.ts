import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FormDefinition } from '../definition/document.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import { evaluateForm } from '../logic/evaluateForm.ts';
import { context } from '../logic/testing/contexts.ts';
import { randomForm } from '../logic/testing/randomForm.ts';
import type { Answer, Answers } from '../value/answer.ts';
import { checkedForm } from './checkedForm.ts';
import { checkForm } from './checkForm.ts';
import { brokenForms } from './corpus/brokenForms.ts';
import { logic } from './corpus/logic.ts';
import { reaching } from './corpus/reaching.ts';
import { reachabilityOf } from './logic/reachability.ts';
import { mutationsOf } from './testing/mutatedForm.ts';

test('whatever the schema takes is checked without a throw, and what has no errors compiles', () => {
  let faultless = 0;
  let unlike = 0;
  fc.assert(
    fc.property(mutationsOf(brokenForms), ({ form, settings }) => {
      const findings = checkForm(form, settings);
      if (findings.some(({ severity }) => severity === 'error')) {
        unlike += 1;
        return;
      }
      faultless += 1;
      assert.equal(compileForm(form).ok, true);
    }),
    { numRuns: 700 },
  );
  assert.ok(faultless > 50 && unlike > 50, `${faultless} without errors, ${unlike} with`);
});

test('every place that a finding names is in the document or just missing from it', () => {
  fc.assert(
    fc.property(mutationsOf(brokenForms), ({ form, settings }) => {
      for (const { path, field, page, rule } of checkForm(form, settings)) {
        if (rule !== undefined) assert.ok(form.logic?.[rule] !== undefined);
        if (page !== undefined) assert.ok(form.pages.some(({ id }) => id === page));
        if (field !== undefined)
          assert.ok(form.pages.some(({ fields }) => fields.some(({ id }) => id === field)));
        assert.notEqual(path.trim(), '');
      }
    }),
    { numRuns: 300 },
  );
});

test('what is called unreachable is not reached by any answers', () => {
  let told = 0;
  const settle = (definition: FormDefinition, sent: Readonly<Record<string, unknown>>) => {
    const compiled = compileForm(definition);
    if (!compiled.ok) return;
    const { pages, neverShown } = reachabilityOf(checkedForm(definition, {}), new Set());
    if (neverShown.size > 0) told += 1;
    const state = evaluateForm(compiled.value, acceptable(compiled.value, sent), context);
    for (const id of state.pages) {
      assert.ok(
        definition.pages.some((page, number) => page.id === id && pages.has(number)),
        id,
      );
    }
    for (const id of state.visible) assert.ok(!neverShown.has(id), id);
  };
  fc.assert(
    fc.property(randomForm, ({ definition, sent }) => settle(definition, sent)),
    { numRuns: 700 },
  );
  fc.assert(
    fc.property(mutationsOf([...logic, ...reaching]), someAnswers, ({ form }, sent) => settle(form, sent)),
    { numRuns: 700 },
  );
  assert.ok(told > 50, `only ${told} forms had anything unreachable`);
});

const someAnswers = fc.dictionary(
  fc.constantFrom('field1', 'field2', 'field3', 'field4', 'field5', 'field7'),
  fc.constantFrom<unknown>(
    'Anna',
    'Bert',
    'red',
    'blue',
    ['red', 'blue'],
    0,
    7,
    10,
    11,
    18,
    60,
    '2026-01-01',
    '2026-12-31',
    '09:30',
  ),
);

/** Reads the values like a submission, without the answers that a field refuses. */
function acceptable({ fields }: CompiledForm, sent: Readonly<Record<string, unknown>>): Answers {
  const answers = new Map<string, Answer>();
  for (const { id, known } of fields) {
    if (known === undefined || !Object.hasOwn(sent, id)) continue;
    const { behaviour, field } = known;
    const reading = behaviour.readJson(field, sent[id], context);
    if ('fault' in reading || reading.answer === undefined) continue;
    const answer = behaviour.normalise(field, reading.answer);
    if (answer !== undefined && behaviour.validate(field, answer, context) === undefined)
      answers.set(id, answer);
  }
  return answers;
}
