import type { CompiledForm } from '#form/logic/compiledForm.ts';

/** A price in the currency of the form's payment; a form without one shows the number alone. */
export function formattedPrice(amount: number, { fields }: CompiledForm, locale: string): string {
  const card = fields.find(({ known }) => known?.type === 'credit_card')?.known?.field;
  return priceIn(card?.type === 'credit_card' ? card.currency : undefined, amount, locale);
}

export function priceIn(currency: string | undefined, amount: number, locale: string): string {
  const style =
    currency === undefined ? { minimumFractionDigits: 2 } : { style: 'currency' as const, currency };
  return new Intl.NumberFormat(locale, style).format(amount);
}
