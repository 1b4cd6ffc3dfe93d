import { answersIn } from '../../answer/faultsIn.ts';
import { readAnswers } from '../../answer/readAnswers.ts';
import type { Field, FormDefinition } from '../../definition/document.ts';
import { compileFormula } from '../../formula/compileFormula.ts';
import { evaluateText, evaluateTruth, type FormulaValues } from '../../formula/evaluate.ts';
import { fieldsIn } from '../../formula/fieldsIn.ts';
import { compileForm } from '../../logic/compileForm.ts';
import { evaluateForm } from '../../logic/evaluateForm.ts';
import { isKnownField } from '../../type/behaviours.ts';
import { factsOf } from '../../type/types.ts';
import type { AnswerContext } from '../../value/answer.ts';
import type { WantedType } from './judgeDraftFormula.ts';

export interface SampleResult {
  /** The result as a text; `true` or `false` for a condition. */
  readonly result: string;
  /** The sample answers that it was calculated with, as people read them. */
  readonly answers: readonly { readonly field: string; readonly text: string }[];
}

/** The result of a formula for plausible answers; undefined where it does not work, or the form goes round in circles. */
export function sampleResult(
  draft: FormDefinition,
  source: string,
  wanted: readonly WantedType[],
  context: AnswerContext,
): SampleResult | undefined {
  const values = sampleValues(draft, context);
  if (values === undefined) return undefined;
  const compiled = compileFormula(source, (id) => values.useOf(id), wanted);
  if (compiled === undefined) return undefined;
  const result =
    compiled.type === 'truth' ? String(evaluateTruth(compiled, values)) : evaluateText(compiled, values);
  const answers = [...fieldsIn(compiled.formula)].map((field) => ({ field, text: values.text(field) }));
  return { result, answers };
}

const cache = new WeakMap<FormDefinition, FormulaValues | null>();

/** Rules are left out: a sample answer counts also where a rule would hide its field. */
function sampleValues(draft: FormDefinition, context: AnswerContext): FormulaValues | undefined {
  const known = cache.get(draft);
  if (known !== undefined) return known ?? undefined;
  const { logic: _, ...open } = draft;
  const form = compileForm(open);
  const fields = draft.pages.flatMap((page) => page.fields);
  const answers = Object.fromEntries(fields.map((field) => [field.id, sampleAnswer(field, context.today)]));
  const values = form.ok
    ? evaluateForm(form.value, answersIn(readAnswers(form.value, { answers }, context)), context).values
    : null;
  cache.set(draft, values);
  return values ?? undefined;
}

/** The JSON of a plausible answer; null for fields that nobody fills in. */
function sampleAnswer(field: Field, today: string): unknown {
  return isKnownField(field) ? (factsOf(field).example?.(field, today) ?? null) : null;
}
