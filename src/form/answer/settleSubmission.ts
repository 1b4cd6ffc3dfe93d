import { failed, ok, type Result } from '#kit/result.ts';
import type { CompiledForm, KnownBehaviour } from '../logic/compiledForm.ts';
import { evaluateForm, type FormState, type WhatFollows } from '../logic/evaluateForm.ts';
import type { Answer, AnswerContext, Answers } from '../value/answer.ts';
import { type Fault, fault } from '../value/fault.ts';
import { duePayment, type Payment } from './payment.ts';
import { type AnswersInput, type Readings, readAnswers } from './readAnswers.ts';
import { type ResponseItem, responseItems } from './responseItems.ts';

/** What a submission has become: everything that is stored of it and everything that happens next. */
export interface Settled {
  /** As API v2 shows them. */
  readonly items: readonly ResponseItem[];
  readonly answers: Answers;
  readonly ending: WhatFollows;
  /** What is to be paid before the response is complete. */
  readonly payment: Payment | undefined;
  /** The pages that the visitor came through. */
  readonly pages: readonly string[];
}

export interface FieldFault {
  readonly field: string;
  readonly fault: Fault;
}

/**
 * Settles what a visitor has sent, or says in the order of the form what is wrong with it. The form decides what
 * counts: answers of hidden fields are dropped, those that rules set or formulas calculate are made here, whatever
 * was sent for them.
 */
export function settleSubmission(
  form: CompiledForm,
  input: AnswersInput,
  context: AnswerContext,
): Result<Settled, FieldFault[]> {
  return settleReadings(form, readAnswers(form, input, context), context);
}

/** The same for what was read of this form already, in the same context. */
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
    ending: state.follows(),
    payment: due !== undefined && 'amount' in due ? due : undefined,
    pages: state.pages,
  });
}

/** What could not be read counts as no answer until it is put right. */
export function answersIn(readings: Readings): Answers {
  const answers = new Map<string, Answer>();
  for (const [id, reading] of readings) {
    if ('answer' in reading && reading.answer !== undefined) answers.set(id, reading.answer);
  }
  return answers;
}

/** The faults of the visible fields, in the order of the form; the page in the browser asks the same. */
export function faultsIn(
  form: CompiledForm,
  state: FormState,
  readings: Readings,
  context: AnswerContext,
): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const { id, known } of form.fields) {
    if (known === undefined || !state.visible.has(id)) continue;
    const reading = state.forced.has(id) ? undefined : readings.get(id);
    const found =
      reading !== undefined && 'fault' in reading ? reading.fault : faultOf(known, state, context);
    if (found !== undefined) faults.push({ field: id, fault: found });
  }
  return faults;
}

function inFormOrder({ numberOfField }: CompiledForm, faults: FieldFault[]): FieldFault[] {
  const place = ({ field }: FieldFault): number => numberOfField.get(field) ?? 0;
  return faults.sort((one, other) => place(one) - place(other));
}

function faultOf({ field, behaviour, source }: KnownBehaviour, state: FormState, context: AnswerContext) {
  const answer = state.answers.get(field.id);
  if (answer === undefined) return state.required.has(field.id) ? fault('required') : undefined;
  // What is calculated cannot be put right by the visitor.
  return source === 'visitor' ? behaviour.validate(field, answer, context) : undefined;
}
