import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import type { Answer, Answers } from '#form/value/answer.ts';
import { isCountry } from '#form/value/countries.ts';
import { adapterOf } from '../field/adapters.ts';
import { fieldsById } from '../fieldsById.ts';
import { localeOf, regionNames } from '../locale.ts';
import { inlineWords } from '../text/inlineText.ts';
import { labelIn, shownLabels } from '../text/shownLabels.ts';
import { textFormat } from '../text/textFormat.ts';
import { translateDefinition } from '../translateDefinition.ts';

/** An answer for people. */
export interface AnswerRow {
  readonly fieldId: string;
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
}

/**
 * The stored answers in the order of the form, in one of its languages. `fill` inserts answers into labels. Formatted texts
 * of the author are left out, because nobody answered them.
 */
export function answerRows(
  form: CompiledForm,
  answers: Answers,
  { language, fill }: { readonly language: string; readonly fill: (text: string) => string },
): AnswerRow[] {
  const { definition } = form;
  const translated = translateDefinition(definition, language);
  const fields = fieldsById(translated);
  const labels = shownLabels(definition, translated);
  const format = textFormat(form, { answers }, localeOf(language), (id, value) => labelIn(labels, id, value));
  return form.fields.flatMap(({ id, known }) => {
    const field = fields.get(id);
    const answer = answers.get(id);
    if (field === undefined || !isKnownField(field) || known === undefined || answer === undefined) return [];
    if (field.type === 'rich_text') return [];
    const text = format.answer(id, known.behaviour.printText(known.field, withCountryName(answer, language)));
    const value = adapterOf(field).written?.(field, text) ?? text;
    const label = inlineWords(fill(field.label)).trim() || id;
    return value.trim() === '' ? [] : [{ fieldId: id, label, value }];
  });
}

/** People read the name of a country; an address keeps its code. */
function withCountryName(answer: Answer, language: string): Answer {
  if (typeof answer !== 'object' || !('country' in answer) || !isCountry(answer.country)) return answer;
  return { ...answer, country: regionNames(localeOf(language)).of(answer.country) ?? answer.country };
}
