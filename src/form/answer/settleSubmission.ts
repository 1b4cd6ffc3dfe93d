import { failed, ok, type Result } from '#kit/result.ts';
import { namesNumber, withNumber } from '../formula/responseNumber.ts';
import { parseTemplate } from '../formula/template.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { evaluateForm, type FormState, type WhatFollows } from '../logic/evaluateForm.ts';
import type { AnswerContext, Answers } from '../value/answer.ts';
import { answersIn, type FieldFault, faultsIn } from './faultsIn.ts';
import { duePayment, type Payment } from './payment.ts';
import { type AnswersInput, type Readings, readAnswers } from './readAnswers.ts';
import { type ResponseItem, responseItems } from './responseItems.ts';

/** The result of a valid submission: the stored data and the next step. */
export interface Settled {
  /** As API v2 shows them. */
  readonly items: readonly ResponseItem[];
  readonly answers: Answers;
  /** The fields that the visitor sees with these answers. */
  readonly visible: ReadonlySet<string>;
  /** The ending, with the number of the response once it is stored; null where it has none. */
  readonly ending: (number: number | null) => WhatFollows;
  /** The payment that completes the response. */
  readonly payment: Payment | undefined;
  /** The pages on the visitor's way. */
  readonly pages: readonly string[];
}

/**
 * Validates a submission: its result, or its faults in the order of the form. Answers of hidden fields are dropped;
 * answers that rules set or formulas calculate replace whatever was sent.
 */
export function settleSubmission(
  form: CompiledForm,
  input: AnswersInput,
  context: AnswerContext,
): Result<Settled, FieldFault[]> {
  return settleReadings(form, readAnswers(form, input, context), context);
}

/** Like `settleSubmission`, for answers that were already read in the same context. */
export function settleReadings(
  form: CompiledForm,
  readings: Readings,
  context: AnswerContext,
): Result<Settled, FieldFault[]> {
  const state = evaluateForm(form, answersIn(readings), context);
  const faults = faultsIn(form, state, readings, context);
  const due = duePayment(form, state);
  if (due !== undefined && 'fault' in due) faults.push(due);
  if (faults.length > 0) return failed(inFormOrder(form, faults));
  return ok({
    items: responseItems(form, state.answers),
    answers: state.answers,
    visible: state.visible,
    ending: (number) => numberedEnding(form, state, number),
    payment: due !== undefined && 'amount' in due ? due : undefined,
    pages: state.pages,
  });
}

/** The ending in the form's own language, with plain dates and numbers. */
function numberedEnding(form: CompiledForm, state: FormState, number: number | null): WhatFollows {
  const follows = state.follows();
  const own = state.ending ?? {};
  const { title = '', message = '' } = Object.keys(own).length > 0 ? own : (form.definition.ending ?? {});
  const filled = (text: string) => state.fill(parseTemplate(withNumber(text, number)));
  return {
    ...follows,
    ...(namesNumber(title) ? { title: filled(title) } : {}),
    ...(namesNumber(message) ? { message: filled(message) } : {}),
  };
}

function inFormOrder({ numberOfField }: CompiledForm, faults: FieldFault[]): FieldFault[] {
  const place = ({ field }: FieldFault): number => numberOfField.get(field) ?? 0;
  return faults.sort((one, other) => place(one) - place(other));
}
