import { amountOf, showsPrices } from '#form/answer/amountOf.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { Answer, Answers } from '#form/value/answer.ts';
import { isCountry } from '#form/value/countries.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { adapterOf } from '../field/adapters.ts';
import { fieldsById } from '../fieldsById.ts';
import { localeOf, regionNames } from '../locale.ts';
import { inlineWords } from '../text/inlineText.ts';
import { labelIn, shownLabels } from '../text/shownLabels.ts';
import { textFormat } from '../text/textFormat.ts';
import { recordedSource, withWrittenAmounts, writtenAmounts } from '../text/withWrittenAmounts.ts';
import { writtenPrice } from '../text/writtenPrice.ts';
import { translateDefinition } from '../translateDefinition.ts';

/** An answer for people. */
export interface AnswerRow {
  readonly fieldId: string;
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** The price of the chosen options, as the language writes it. */
  readonly price?: string;
  /** An amount as it is recorded, for tables that calculate with it. */
  readonly recorded?: string;
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
  const locale = localeOf(language);
  const format = textFormat(form, { answers }, locale, (id, value) => labelIn(labels, id, value));
  return form.fields.flatMap(({ id, known }) => {
    const field = fields.get(id);
    const answer = answers.get(id);
    if (field === undefined || !isKnownField(field) || known === undefined || answer === undefined) return [];
    if (field.type === 'rich_text') return [];
    const text = format.answer(id, known.behaviour.printText(known.field, withCountryName(answer, language)));
    const written = adapterOf(field).written?.(field, text) ?? text;
    const label = inlineWords(fill(field.label)).trim() || id;
    if (written.trim() === '') return [];
    const amount = amountOf(definition, known.field, known.behaviour.printValue(known.field, answer));
    if (amount === undefined) {
      const value = withAmounts(definition, known.field, written, locale);
      return [{ fieldId: id, label, value, ...(value === written ? {} : { recorded: written }) }];
    }
    const price = writtenPrice(amount, locale);
    return showsPrices(known.field)
      ? [{ fieldId: id, label, value: written, price }]
      : [{ fieldId: id, label, value: price, recorded: written }];
  });
}

/** The answer with its price in a line of its own. */
export function rowText({ value, price }: AnswerRow): string {
  return price === undefined ? value : `${value}\n${price}`;
}

/** Recorded amounts as the language writes them: what was paid, and what a formula wrote. */
function withAmounts(definition: FormDefinition, field: KnownField, text: string, locale: string): string {
  if (field.type === 'credit_card') return writtenAmounts(text, () => true, locale);
  const source = recordedSource(field);
  return source === undefined ? text : withWrittenAmounts(text, source, formCurrency(definition), locale);
}

/** People read the name of a country; an address keeps its code. */
function withCountryName(answer: Answer, language: string): Answer {
  if (typeof answer !== 'object' || !('country' in answer) || !isCountry(answer.country)) return answer;
  return { ...answer, country: regionNames(localeOf(language)).of(answer.country) ?? answer.country };
}
