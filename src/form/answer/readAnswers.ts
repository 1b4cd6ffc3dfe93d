import { isObject } from '#kit/isObject.ts';
import type { CompiledForm, KnownBehaviour } from '../logic/compiledForm.ts';
import type { Answer, AnswerContext, FormValues } from '../value/answer.ts';
import type { Reading } from '../value/fault.ts';
import { ownValue } from '../value/ownValue.ts';

/** The sent answers: the values of an HTML form, or JSON by field id. */
export type AnswersInput = { readonly values: FormValues } | { readonly answers: unknown };

/** The readings by field id. */
export type Readings = ReadonlyMap<string, Reading<Answer>>;

/**
 * Reads and normalises the answers of a visitor. Values for calculated, paid or unknown fields are ignored, and the
 * result has no entry for an empty field.
 */
export function readAnswers(
  form: CompiledForm,
  input: AnswersInput,
  context: AnswerContext,
): Map<string, Reading<Answer>> {
  const readings = new Map<string, Reading<Answer>>();
  for (const { id, known } of form.fields) {
    if (known?.source !== 'visitor') continue;
    const reading = readAnswer(known, input, context);
    if (reading !== undefined) readings.set(id, reading);
  }
  return readings;
}

/** Reads and normalises the answer of one field; undefined where it is empty. */
export function readAnswer(
  { behaviour, field }: KnownBehaviour,
  input: AnswersInput,
  context: AnswerContext,
): Reading<Answer> | undefined {
  const reading =
    'values' in input
      ? behaviour.readForm(field, input.values, context)
      : behaviour.readJson(field, sent(input.answers, field.id), context);
  if ('fault' in reading) return reading;
  const answer = reading.answer === undefined ? undefined : behaviour.normalise(field, reading.answer);
  return answer === undefined ? undefined : { answer };
}

function sent(answers: unknown, id: string): unknown {
  return isObject(answers) ? ownValue(answers, id) : undefined;
}
