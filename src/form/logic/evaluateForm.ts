import type { Decimal } from '#kit/decimal.ts';
import type { Ending } from '../definition/document.ts';
import type { FormulaValues } from '../formula/evaluate.ts';
import type { Template } from '../formula/template.ts';
import type { Answer, AnswerContext, Answers } from '../value/answer.ts';
import type { CompiledEnding, CompiledForm } from './compiledForm.ts';
import { Evaluation } from './evaluation.ts';

/** A message or another address; where none is given, the page has words of its own. */
export interface WhatFollows {
  readonly title?: string;
  readonly message?: string;
  readonly redirect?: string;
}

/** What a form is for a visitor who has given these answers. */
export interface FormState {
  /** The pages that the visitor comes through, in order. */
  readonly pages: readonly string[];
  /** The fields that no rule hides, on those pages; the type `hidden` is among them, although nobody sees it. */
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** The fields whose answer a rule has set, so that what the visitor gave does not count. */
  readonly forced: ReadonlySet<string>;
  /** What counts: without those of hidden fields, with those that were set or calculated. */
  readonly answers: Answers;
  /** That of the `end` that held; undefined where the form goes to its last page. */
  readonly ending: Ending | undefined;
  /** What the visitor is told when the form is sent, its formulas filled in. */
  follows(): WhatFollows;
  /**
   * What a visible credit_card field charges, not yet rounded; undefined for every other field, and where it cannot
   * be calculated.
   */
  amount(fieldId: string): Decimal | undefined;
  /** Whether nothing that decides about the field was too large, so that 0 or an empty text stood for it. */
  isExact(fieldId: string): boolean;
  /** The answers for formulas, such as those in the label of a field. */
  readonly values: FormulaValues;
  /** A text with its formulas filled in. */
  fill(template: Template): string;
}

/** Evaluates the form in time linear in its size. Answers must have been normalised. */
export function evaluateForm(form: CompiledForm, given: Answers, context: AnswerContext): FormState {
  const evaluation = new Evaluation(form, given, context);
  const visible = new Set<string>();
  const required = new Set<string>();
  const forced = new Set<string>();
  const answers = new Map<string, Answer>();
  for (const field of form.fields) {
    if (!evaluation.isVisible(field)) continue;
    visible.add(field.id);
    if (evaluation.isForced(field)) forced.add(field.id);
    const asked =
      field.field.required === true || field.requiredBy.some((rule) => evaluation.isHolding(rule));
    // What a rule has set is not the visitor's to answer, also where it is empty.
    if (asked && field.known?.behaviour.requirable === true && !forced.has(field.id)) required.add(field.id);
    const answer = evaluation.answer(field);
    if (answer !== undefined) answers.set(field.id, answer);
  }
  const ending = endingOf(form, evaluation);
  const fieldOf = (id: string) => form.fields[form.numberOfField.get(id) ?? -1];
  return {
    pages: form.pages.filter((_page, number) => evaluation.isReached(number)).map(({ id }) => id),
    visible,
    required,
    forced,
    answers,
    ending: ending?.ending,
    follows: () => whatFollows(form.ending, ending, evaluation),
    amount: (fieldId) => {
      const field = fieldOf(fieldId);
      return field === undefined ? undefined : evaluation.amount(field);
    },
    isExact: (fieldId) => {
      const field = fieldOf(fieldId);
      return field === undefined || evaluation.isExact(field);
    },
    values: evaluation.values,
    fill: (template) => evaluation.fill(template),
  };
}

/** An end that holds leaves out every later page, so it can only be one of the last page that is reached. */
function endingOf(form: CompiledForm, evaluation: Evaluation): CompiledEnding | undefined {
  const last = form.pages.findLast((_page, number) => evaluation.isReached(number));
  return last?.ends.find(({ rule }) => evaluation.isHolding(rule))?.ending;
}

/** An end that says nothing of its own ends the form as the form always ends. */
function whatFollows(
  usual: CompiledEnding | undefined,
  reached: CompiledEnding | undefined,
  evaluation: Evaluation,
): WhatFollows {
  const speaks = reached !== undefined && Object.keys(reached.ending).length > 0;
  const { title, message, ending } = (speaks ? reached : usual) ?? {};
  return {
    ...(title === undefined ? {} : { title: evaluation.fill(title) }),
    ...(message === undefined ? {} : { message: evaluation.fill(message) }),
    ...(ending?.redirect === undefined ? {} : { redirect: ending.redirect }),
  };
}
