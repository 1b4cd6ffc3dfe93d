import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { simulateCompiled } from '#form/simulate/simulate.ts';
import type { Answers } from '#form/value/answer.ts';

/** The answers of an invented visitor, always the same ones for a form. */
export function plausibleAnswers(form: CompiledForm, today: string): Answers {
  const context = { today, matches: () => true, upload: () => undefined };
  const { values } = simulateCompiled(form, { seed: 1, today, complete: true });
  return evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context).answers;
}
