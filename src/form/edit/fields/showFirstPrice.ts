import { type Field, type FormDefinition, fieldsOf } from '../../definition/document.ts';
import { shownOptions } from '../../definition/shownOptions.ts';
import { formCurrency } from '../../value/formCurrency.ts';
import { changeFields } from './fields.ts';

/**
 * The draft after a change of a question. Its first price is shown to visitors, and gives a form without a currency the suggested
 * one. A form that hides all its prices counts points, and goes on doing so.
 */
export function showFirstPrice(
  before: FormDefinition,
  after: FormDefinition,
  id: string,
  suggested: () => string,
): FormDefinition {
  const field = fieldWith(after, id);
  if (field === undefined || !hasPrice(field)) return after;
  const earlier = fieldWith(before, id);
  if (earlier !== undefined && hasPrice(earlier)) return after;
  const others = [...fieldsOf(after)].filter((each) => each.id !== id && hasPrice(each));
  if ('show_prices' in field || (others.length > 0 && !others.some(showsPrices))) return after;
  // Only questions with options have prices.
  const shown = changeFields(after, [id], (each) => ({ ...each, show_prices: true }) as Field);
  return formCurrency(shown) === undefined ? { ...shown, currency: suggested() } : shown;
}

function fieldWith(draft: FormDefinition, id: string): Field | undefined {
  return [...fieldsOf(draft)].find((field) => field.id === id);
}

function hasPrice(field: Field): boolean {
  return (shownOptions(field) ?? []).some(({ price }) => price !== undefined);
}

function showsPrices(field: Field): boolean {
  return 'show_prices' in field && field.show_prices === true;
}
