import { parseDecimal } from '#kit/decimal.ts';
import { type Field, type FormDefinition, fieldsOf } from '../definition/document.ts';
import { shownOptions } from '../definition/shownOptions.ts';
import { totalsOf } from '../definition/totalsOf.ts';
import { behaviourOf, isKnownField } from '../type/behaviours.ts';
import { formCurrency } from '../value/formCurrency.ts';

/** The price of an answer, or its total. */
export interface Amount {
  /** In plain digits, such as `73.5`. */
  readonly amount: string;
  /** Undefined where the form has none: its prices are then plain numbers. */
  readonly currency: string | undefined;
}

/** Whether visitors see what the options of a question cost. Prices that nobody sees may be points. */
export function showsPrices(field: Field): boolean {
  if (!('show_prices' in field) || field.show_prices !== true) return false;
  return (shownOptions(field) ?? []).some(({ price }) => price !== undefined);
}

/** The price of the chosen options together, or the amount of a calculated total; undefined for any other answer. */
export function amountOf(definition: FormDefinition, field: Field, value: unknown): Amount | undefined {
  if (showsPrices(field)) {
    const amount = priceOf(field, value);
    return amount === undefined ? undefined : { amount, currency: formCurrency(definition) };
  }
  const total = totalsOf(definition).get(field.id);
  const digits = total === undefined || typeof value !== 'string' ? undefined : totalDigits(value);
  return total === undefined || digits === undefined
    ? undefined
    : { amount: digits, currency: total.currency };
}

/** The fields of a form whose answers have an amount. */
export function fieldsWithAmounts(definition: FormDefinition): readonly Field[] {
  const fields =
    withAmounts.get(definition) ??
    [...fieldsOf(definition)].filter((field) => showsPrices(field) || totalsOf(definition).has(field.id));
  withAmounts.set(definition, fields);
  return fields;
}

const withAmounts = new WeakMap<FormDefinition, readonly Field[]>();

/** The exact sum of the prices of a stored answer, whatever its field shows. */
export function priceOf(field: Field, value: unknown): string | undefined {
  if (!isKnownField(field)) return undefined;
  const behaviour = behaviourOf(field);
  const answer = behaviour.readValue(field, value);
  return answer === undefined ? undefined : behaviour.asNumber(field, answer);
}

/** The number of a total that was recorded alone, or with its currency: `EUR 73.50`. */
export function totalDigits(text: string): string | undefined {
  const digits = text.replace(/^[A-Z]{3} /, '');
  return parseDecimal(digits) === undefined ? undefined : digits;
}
