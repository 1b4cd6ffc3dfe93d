import type { Field, FormDefinition } from '#form/definition/document.ts';
import { type InsertedPart, withNamesInserted } from '#form/edit/insert/insertedParts.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { renderField } from '../field/adapters.ts';
import { formattedPrice } from '../field/choice/formattedPrice.ts';
import type { Html } from '../html.ts';
import { localeOf } from '../locale.ts';
import { withOwnTexts } from '../ownTexts.ts';
import { inlineMarkup } from '../text/inlineText.ts';
import type { PageContext, PageLanguage } from '../view.ts';
import { insertedHtml } from './insertedHtml.ts';

/**
 * The context of fields that are edited: without answers, and with names in place of formulas. A field then depends
 * on nothing but itself and these names, so a change of one field renders one field.
 */
export function canvasContext(
  definition: FormDefinition,
  { language, texts }: PageLanguage,
  today: string,
  partOf: (source: string) => InsertedPart,
): PageContext {
  const locale = localeOf(language);
  const fields = definition.pages.flatMap((page) => page.fields);
  return {
    texts: withOwnTexts(texts, definition),
    locale,
    values: new Map(),
    today,
    payments: true,
    price: (amount) => formattedPrice(amount, definition, locale, texts),
    isFull: () => false,
    hasSeveralAddresses: fields.filter(({ type }) => type === 'address').length > 1,
    fill: (text) => withNamesInserted(text, partOf),
    waits: () => undefined,
    isFilled: () => false,
    filled: (text) => insertedHtml(text, partOf),
    rich: (text) => inlineMarkup(text, (words) => insertedHtml(words, partOf)),
    upload: () => undefined,
    amount: () => undefined,
  };
}

/** A field as visitors see it; undefined for one that they do not see. */
export function renderCanvasField(field: Field, page: PageContext, headingAbove: 1 | 2): Html | undefined {
  if (!isKnownField(field) || field.type === 'hidden') return undefined;
  const required = field.required === true;
  return renderField({
    field,
    required,
    headingAbove,
    shown: true,
    fault: undefined,
    error: undefined,
    page,
  });
}

/** Fields and pages that rules show or hide. */
export function conditionalParts({ logic = [] }: FormDefinition): ReadonlySet<string> {
  const parts = new Set<string>();
  for (const action of logic.flatMap((rule) => rule.do)) {
    if (action.action !== 'show' && action.action !== 'hide') continue;
    if (action.field !== undefined) parts.add(action.field);
    if (action.page !== undefined) parts.add(action.page);
  }
  return parts;
}
