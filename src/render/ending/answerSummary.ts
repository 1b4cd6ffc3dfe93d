import { amountOf, showsPrices } from '#form/answer/amountOf.ts';
import type { CompiledField, CompiledForm } from '#form/logic/compiledForm.ts';
import type { FormState } from '#form/logic/evaluateForm.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { Answer } from '#form/value/answer.ts';
import { isAnswerable } from '../answerableFields.ts';
import { adapterOf } from '../field/adapters.ts';
import { fieldsById } from '../fieldsById.ts';
import { type Content, type Html, html } from '../html.ts';
import { localeOf } from '../locale.ts';
import { pageFormat } from '../text/pageFormat.ts';
import { writtenAmount } from '../text/writtenAmount.ts';
import { writtenPrice } from '../text/writtenPrice.ts';
import { translateDefinition } from '../translateDefinition.ts';

interface Summarised {
  readonly form: CompiledForm;
  readonly state: FormState;
  readonly language: string;
  readonly texts: InterfaceTexts;
  /** A text of the form with its formulas filled in. */
  fill(text: string): string;
}

/** The answers as the visitor gave them, in the order of the form; undefined if there are none. */
export function answerSummary(given: Summarised): Html | undefined {
  const { form, state, language, texts, fill } = given;
  const fields = fieldsById(translateDefinition(form.definition, language));
  const rows = form.fields.flatMap((compiled) => {
    const field = fields.get(compiled.id);
    const isShown = state.visible.has(compiled.id) && field !== undefined && isKnownField(field);
    const value = isShown ? shownAnswer(given, compiled, field) : undefined;
    if (field === undefined || value === undefined) return [];
    const label = fill(field.label).trim() || field.id;
    return [html`<div><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`];
  });
  if (rows.length === 0) return undefined;
  return html`<section class="answers" aria-labelledby="answers"><h2 id="answers">${texts.summary_title}</h2>
<dl>${rows}</dl></section>
`;
}

/** Hidden fields and formatted texts are not answers of the visitor. */
function shownAnswer(
  { form, state, language, texts }: Summarised,
  { id, known }: CompiledField,
  field: KnownField,
): Content {
  if (!isAnswerable(field.type)) return undefined;
  if (field.type === 'credit_card') return writtenAmount(form, state, id, localeOf(language));
  const answer = state.answers.get(id);
  if (known === undefined || answer === undefined) return undefined;
  const format = pageFormat(form, state, language);
  const text = format.answer(id, printed(known.behaviour, field, answer));
  const written = adapterOf(field).written?.(field, text, texts) ?? text;
  // Earlier forms show visitors the same as when they were published.
  if (form.definition.currency === undefined || !showsPrices(known.field)) return written;
  const amount = amountOf(form.definition, known.field, known.behaviour.printValue(known.field, answer));
  return amount === undefined ? written : `${written} · ${writtenPrice(amount, localeOf(language))}`;
}

function printed(
  behaviour: NonNullable<CompiledField['known']>['behaviour'],
  field: KnownField,
  answer: Answer,
): string {
  return behaviour.printText(field, answer);
}
