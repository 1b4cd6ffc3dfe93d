import type { CompiledForm, KnownBehaviour } from '../logic/compiledForm.ts';
import type { Answer, AnswerContext, FormValues } from '../value/answer.ts';
import type { Reading } from '../value/fault.ts';
import { isObject, ownValue } from '../value/ownValue.ts';

/** What was sent: the values of an HTML form, or answers as JSON by the ids of their fields. */
export type AnswersInput = { readonly values: FormValues } | { readonly answers: unknown };

/** What was read of a form's fields, by their ids. */
export type Readings = ReadonlyMap<string, Reading<Answer>>;

/**
 * Reads and normalises what a visitor can answer. What is sent for a field that is calculated, paid or unknown is not
 * looked at, and a field for which nothing was sent is not in the result.
 */
export function readAnswers(
  form: CompiledForm,
  input: AnswersInput,
  context: AnswerContext,
): Map<string, Reading<Answer>> {
  const readings = new Map<string, Reading<Answer>>();
  for (const { id, known } of form.fields) {
    if (known?.source !== 'visitor') continue;
    const reading =
      'values' in input
        ? known.behaviour.readForm(known.field, input.values, context)
        : known.behaviour.readJson(known.field, sent(input.answers, id), context);
    const normal = normalised(reading, known);
    if (normal !== undefined) readings.set(id, normal);
  }
  return readings;
}

function normalised(
  reading: Reading<Answer>,
  { behaviour, field }: KnownBehaviour,
): Reading<Answer> | undefined {
  if ('fault' in reading) return reading;
  const answer = reading.answer === undefined ? undefined : behaviour.normalise(field, reading.answer);
  return answer === undefined ? undefined : { answer };
}

function sent(answers: unknown, id: string): unknown {
  return isObject(answers) ? ownValue(answers, id) : undefined;
}
