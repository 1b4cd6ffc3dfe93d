import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { plainNumber } from '#kit/text/plainNumber.ts';
import { writtenMoney, writtenNumber } from '../../text/writtenNumber.ts';

/** A price in the currency of the form's payment; a form without one shows the number alone. */
export function formattedPrice(amount: number, { fields }: CompiledForm, locale: string): string {
  const card = fields.find(({ known }) => known?.type === 'credit_card')?.known?.field;
  return priceIn(card?.type === 'credit_card' ? card.currency : undefined, amount, locale);
}

export function priceIn(currency: string | undefined, amount: number, locale: string): string {
  return currency === undefined
    ? writtenNumber(withTwoDecimals(plainNumber(amount)), locale)
    : writtenMoney(plainNumber(amount), currency, locale);
}

function withTwoDecimals(digits: string): string {
  const [whole = '', fraction = ''] = digits.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}
