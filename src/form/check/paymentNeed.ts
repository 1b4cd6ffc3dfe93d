import { answersIn, faultsIn } from '../answer/faultsIn.ts';
import { isPaymentDue } from '../answer/payment.ts';
import { readAnswers } from '../answer/readAnswers.ts';
import type { FormDefinition } from '../definition/document.ts';
import { type CompiledField, type CompiledForm, nodesOf } from '../logic/compiledForm.ts';
import { evaluateForm } from '../logic/evaluateForm.ts';
import type { SampleAnswer } from '../type/facts.ts';
import { factsOf } from '../type/types.ts';
import type { AnswerContext } from '../value/answer.ts';
import { checkedForm } from './checkedForm.ts';
import { reachabilityOf } from './logic/reachability.ts';

/** Whether a form asks for a payment: never, for some answers, or whatever is answered. */
export type PaymentNeed = 'never' | 'sometimes' | 'always';

/** Above this many combinations of answers a form is not searched. */
const maxTrials = 2000;

/** A cache: a version never changes, and every page needs the result. */
const cache = new WeakMap<CompiledForm, PaymentNeed>();

/**
 * Searches for answers with which the form can be sent unpaid, among samples for the fields that affect the payment.
 * Where a search is impossible, such as for texts, the result is `sometimes`.
 */
export function paymentNeed(form: CompiledForm, context: Omit<AnswerContext, 'upload'>): PaymentNeed {
  const need = cache.get(form) ?? findNeed(form, { ...context, upload: () => undefined });
  cache.set(form, need);
  return need;
}

function findNeed(form: CompiledForm, context: AnswerContext): PaymentNeed {
  const cards = form.fields.filter(({ known }) => known?.type === 'credit_card');
  if (cards.length === 0) return 'never';
  const { neverShown } = reachabilityOf(checkedForm(form.definition, {}), new Set());
  const payments = cards.filter(({ id }) => !neverShown.has(id));
  if (payments.length === 0) return 'never';
  const deciding = decidingFields(form, payments);
  const numbers = numbersIn(form.definition);
  const samples = deciding.map(({ known }) => known && factsOf(known.field).samples?.(known.field, numbers));
  if (samples.some((each) => each === undefined)) return 'sometimes';
  const choices = samples.filter((each) => each !== undefined);
  if (choices.reduce((count, { length }) => count * length, 1) > maxTrials) return 'sometimes';
  const ids = new Set(deciding.map(({ id }) => id));
  for (const values of combinations(choices)) {
    const readings = readAnswers(form, { values: new Map(values) }, context);
    const state = evaluateForm(form, answersIn(readings), context);
    if (isPaymentDue(form, state)) continue;
    const isRefused = faultsIn(form, state, readings, context).some(({ field }) => ids.has(field));
    if (!isRefused) return 'sometimes';
  }
  return 'always';
}

/** The fields that visitors answer and on which amount or visibility of a payment depends. */
function decidingFields(form: CompiledForm, payments: readonly CompiledField[]): CompiledField[] {
  const nodes = nodesOf(form);
  const seen = new Set(payments.map(({ number }) => nodes.fields + number));
  // Iterating a set also visits the items that are added meanwhile.
  for (const node of seen) {
    for (const needed of form.dependencies[node] ?? []) seen.add(needed);
    // The rules that require a field decide whether it can stay empty.
    for (const rule of form.fields[node - nodes.fields]?.requiredBy ?? []) seen.add(nodes.rules + rule);
  }
  return form.fields.filter(
    ({ number, known }) => seen.has(nodes.fields + number) && known?.source === 'visitor',
  );
}

/** The numbers in formulas and conditions, and their neighbours: results change only there. */
function numbersIn({ pages, logic = [] }: FormDefinition): number[] {
  const formulas = pages.flatMap(({ fields }) => fields.map((field) => 'formula' in field && field.formula));
  const named = JSON.stringify([logic, formulas]).matchAll(/(?<![\w.])\d{1,9}(?:\.\d{1,6})?(?![\w.])/g);
  const numbers = [...named].map(([text]) => Number(text));
  return [...new Set(numbers.flatMap((number) => [number - 1, number, number + 1]))];
}

function* combinations(choices: readonly (readonly SampleAnswer[])[]): Generator<SampleAnswer> {
  const [first, ...rest] = choices;
  if (first === undefined) yield [];
  else for (const one of first) for (const others of combinations(rest)) yield [...one, ...others];
}
