import type { Decimal } from '#kit/decimal.ts';
import type { Ending } from '../definition/document.ts';
import type { FormulaValues } from '../formula/evaluate.ts';
import type { TextFormat } from '../formula/shownText.ts';
import type { Template } from '../formula/template.ts';
import type { Answer, AnswerContext, Answers } from '../value/answer.ts';
import type { CompiledEnding, CompiledForm } from './compiledForm.ts';
import { Evaluation } from './evaluation.ts';

/** The ending that the visitor gets: a message or a redirect. Without either, the page shows its default text. */
export interface WhatFollows {
  readonly title?: string;
  readonly message?: string;
  readonly redirect?: string;
}

/** The state of a form for a set of answers. */
export interface FormState {
  /** The pages on the visitor's way, in order. */
  readonly pages: readonly string[];
  /** The fields on those pages that no rule hides, including the type `hidden`. */
  readonly visible: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** The fields whose answer a rule set, which overrides the answer of the visitor. */
  readonly forced: ReadonlySet<string>;
  /** The effective answers: without those of hidden fields, with those that were set or calculated. */
  readonly answers: Answers;
  /** The ending of the `end` action that applies; undefined where the form runs to its last page. */
  readonly ending: Ending | undefined;
  /** The ending for the visitor, with its formulas filled in. */
  follows(): WhatFollows;
  /**
   * The amount of a visible credit_card field before rounding; undefined for other fields, and where it cannot be
   * calculated.
   */
  amount(fieldId: string): Decimal | undefined;
  /** Whether no value that the field depends on exceeded a limit and was replaced by 0 or an empty text. */
  isExact(fieldId: string): boolean;
  /** Whether the condition of a rule holds, by the number of the rule. */
  holds(rule: number): boolean;
  /** The answers for formulas, such as those in the label of a field. */
  readonly values: FormulaValues;
  /** A text with its formulas filled in; with a format as the visitor reads it, without one as it is recorded. */
  fill(template: Template, format?: TextFormat): string;
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
    // A field that a rule sets is never required, even where the rule clears it.
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
    holds: (rule) => evaluation.isHolding(rule),
    values: evaluation.values,
    fill: (template, format) => evaluation.fill(template, format),
  };
}

/** An `end` that applies skips all later pages, so it belongs to the last page that is reached. */
function endingOf(form: CompiledForm, evaluation: Evaluation): CompiledEnding | undefined {
  const last = form.pages.findLast((_page, number) => evaluation.isReached(number));
  return last?.ends.find(({ rule }) => evaluation.isHolding(rule))?.ending;
}

/** An `end` without title, message and redirect uses the ending of the form. */
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
