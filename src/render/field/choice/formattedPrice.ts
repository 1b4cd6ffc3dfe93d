import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import { formCurrency } from '#form/value/formCurrency.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { writtenMoney, writtenNumber } from '../../text/writtenNumber.ts';

/**
 * The price of an option in the currency of the form. Only a form with a currency of its own says "free": what earlier ones
 * show stays as it was published.
 */
export function formattedPrice(
  amount: number,
  definition: FormDefinition,
  locale: string,
  { free }: Pick<InterfaceTexts, 'free'>,
): string {
  if (amount === 0 && definition.currency !== undefined) return free;
  const currency = formCurrency(definition);
  return currency === undefined
    ? writtenNumber(withTwoDecimals(plainNumber(amount)), locale)
    : writtenMoney(plainNumber(amount), currency, locale);
}

function withTwoDecimals(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
