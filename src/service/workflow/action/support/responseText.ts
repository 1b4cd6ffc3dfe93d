import type { FormDefinition } from '#form/definition/document.ts';
import { fillTemplate, parseTemplate } from '#form/formula/template.ts';
import { AnsweredForm, compileOwnCondition } from '#form/logic/answeredForm.ts';
import { BoundedValues } from '#form/logic/boundedValues.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { FieldValues } from '#form/logic/fieldValues.ts';
import type { Condition } from '#form/schema/logic.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { type AnswerRow, answerRows } from '#render/answer/answerRows.ts';
import { localeOf } from '#render/locale.ts';
import { labelIn, shownLabels } from '#render/text/shownLabels.ts';
import { textFormat } from '#render/text/textFormat.ts';
import { translateDefinition } from '#render/translateDefinition.ts';
import type { ActionContext } from '../action.ts';

/** A response for people: in the language of the form, with numbers and days as it writes them. */
export interface ResponseText {
  readonly language: string;
  rows(): AnswerRow[];
  /** Inserts answers and formulas into a text. Machines get the plain values of the action's own `fill`. */
  fill(text: string): string;
  holds(condition: Condition): boolean;
}

const compiled = new WeakMap<FormDefinition, CompiledForm>();

export function responseText({ form, response }: Pick<ActionContext, 'form' | 'response'>): ResponseText {
  const { definition } = form;
  const language = definition.language ?? 'en';
  const ready = compiledForm(definition);
  // Published forms compile; only a draft that is being tried out may not.
  if (ready === undefined) return { language, rows: () => [], fill: (text) => text, holds: () => false };
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
    fill,
    holds: (condition) =>
      new AnsweredForm(ready, answers, today).holds(compileOwnCondition(ready, condition)),
  };
}

function compiledForm(definition: FormDefinition): CompiledForm | undefined {
  const known = compiled.get(definition);
  if (known !== undefined) return known;
  const made = compileForm(definition);
  if (!made.ok) return undefined;
  compiled.set(definition, made.value);
  return made.value;
}
