import type { Field, FormDefinition } from '#form/definition/document.ts';
import { isKnownField } from '#form/type/behaviours.ts';
import { renderField } from '../field/adapters.ts';
import { priceIn } from '../field/choice/formattedPrice.ts';
import type { Html } from '../html.ts';
import { localeOf } from '../locale.ts';
import { withOwnTexts } from '../ownTexts.ts';
import { inlineMarkup } from '../text/inlineText.ts';
import type { PageContext, PageLanguage } from '../view.ts';

/**
 * The context of fields that are edited: without answers, and with formulas as they are written. A field then depends
 * on nothing but itself, so a change of one field renders one field.
 */
export function canvasContext(
  definition: FormDefinition,
  { language, texts }: PageLanguage,
  today: string,
): PageContext {
  const locale = localeOf(language);
  const fields = definition.pages.flatMap((page) => page.fields);
  const currency = currencyOf(fields);
  return {
    texts: withOwnTexts(texts, definition),
    locale,
    values: new Map(),
    today,
    payments: true,
    price: (amount) => priceIn(currency, amount, locale),
    isFull: () => false,
    hasSeveralAddresses: fields.filter(({ type }) => type === 'address').length > 1,
    fill: (text) => text,
    isFilled: () => false,
    filled: (text) => text,
    rich: (text) => inlineMarkup(text, (words) => words),
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

function currencyOf(fields: readonly Field[]): string | undefined {
  const card = fields.find((field) => field.type === 'credit_card');
  const currency = card !== undefined && 'currency' in card ? card.currency : undefined;
  // An unfinished code would make the format throw.
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : undefined;
}
