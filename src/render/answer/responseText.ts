import type { FormDefinition } from '#form/definition/document.ts';
import { withNumber } from '#form/formula/responseNumber.ts';
import { fillTemplate, parseTemplate } from '#form/formula/template.ts';
import { AnsweredForm, answersOfItems, compileOwnCondition } from '#form/logic/answeredForm.ts';
import { BoundedValues } from '#form/logic/boundedValues.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { FieldValues } from '#form/logic/fieldValues.ts';
import type { Condition } from '#form/schema/logic.ts';
import type { Answers } from '#form/value/answer.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { localeOf } from '../locale.ts';
import { labelIn, shownLabels } from '../text/shownLabels.ts';
import { textFormat } from '../text/textFormat.ts';
import { translateDefinition } from '../translateDefinition.ts';
import { type AnswerRow, answerRows } from './answerRows.ts';

/** A response for people: in the language of the form, with numbers and days as it writes them. */
export interface ResponseText {
  readonly language: string;
  rows(): AnswerRow[];
  /** Inserts answers, formulas and the number of the response into a text. Machines get the plain values of the action's own `fill`. */
  fill(text: string): string;
  holds(condition: Condition): boolean;
  /** The first answer to a field of this type that is a text and suits. */
  first(type: 'email' | 'one_line_input', suits: (answer: string) => boolean): string | undefined;
}

const compiled = new WeakMap<FormDefinition, CompiledForm>();

/** A response with the form of its version. */
export interface ReadableResponse {
  readonly form: { readonly definition: FormDefinition; readonly timeZone: string };
  readonly response: {
    /** In milliseconds. */
    readonly createdAt: number;
    /** Counted from 1 in its form; null where it has none. */
    readonly number: number | null;
    answers(): Answers;
  };
  /** One of the form's languages; its own by default. */
  readonly language?: string | undefined;
}

export function responseText({ form, response, language: chosen }: ReadableResponse): ResponseText {
  const { definition } = form;
  const language = chosen ?? definition.language ?? 'en';
  const ready = compiledForm(definition);
  // Published forms compile; only a draft that is being tried out may not.
  if (ready === undefined)
    return { language, rows: () => [], fill: (text) => text, holds: () => false, first: () => undefined };
  const answers = response.answers();
  const labels = shownLabels(definition, translateDefinition(definition, language));
  const format = textFormat(ready, { answers }, localeOf(language), (id, value) =>
    labelIn(labels, id, value),
  );
  const today = dayIn(form.timeZone, response.createdAt);
  const list = ready.fields.map(({ id }) => answers.get(id));
  const fill = (text: string) =>
    text.includes('[')
      ? fillTemplate(parseTemplate(text), new BoundedValues(new FieldValues(ready, list, today)), format)
      : text;
  return {
    language,
    rows: () => answerRows(ready, answers, { language, fill }),
    fill: (text) => fill(withNumber(text, response.number)),
    holds: (condition) =>
      new AnsweredForm(ready, answers, today).holds(compileOwnCondition(ready, condition)),
    first(type, suits) {
      for (const { id, known } of ready.fields) {
        const answer = known?.type === type ? answers.get(id) : undefined;
        if (typeof answer === 'string' && suits(answer)) return answer;
      }
      return undefined;
    },
  };
}

/** The answers of a stored response; none if the form of its version is broken. */
export function storedAnswers(
  definition: FormDefinition,
  items: Parameters<typeof answersOfItems>[1],
): Answers {
  const form = compiledForm(definition);
  return form === undefined ? new Map() : answersOfItems(form, items);
}

function compiledForm(definition: FormDefinition): CompiledForm | undefined {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const made = compileForm(definition);
  if (!made.ok) return undefined;
  compiled.set(definition, made.value);
  return made.value;
}
