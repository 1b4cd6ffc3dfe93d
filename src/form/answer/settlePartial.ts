import type { CompiledForm } from '../logic/compiledForm.ts';
import { evaluateForm } from '../logic/evaluateForm.ts';
import type { AnswerContext } from '../value/answer.ts';
import { answersIn, faultsIn } from './faultsIn.ts';
import type { Readings } from './readAnswers.ts';
import { type ResponseItem, responseItems } from './responseItems.ts';

/**
 * The valid ones of answers that are not complete yet, as API v2 would show them. Required answers may be missing,
 * and one that is still being typed is left out.
 */
export function settlePartial(
  form: CompiledForm,
  readings: Readings,
  context: AnswerContext,
): readonly ResponseItem[] {
  const state = evaluateForm(form, answersIn(readings), context);
  const faulty = new Set(faultsIn(form, state, readings, context).map(({ field }) => field));
  return responseItems(form, new Map([...state.answers].filter(([id]) => !faulty.has(id))));
}
