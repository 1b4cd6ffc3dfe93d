import type { Amount } from '#form/answer/amountOf.ts';
import { writtenMoney, writtenNumber } from './writtenNumber.ts';

/** An amount as the language writes it; in a form without a currency it is a number. */
export function writtenPrice({ amount, currency }: Amount, locale: string): string {
  return currency === undefined ? writtenNumber(amount, locale) : writtenMoney(amount, currency, locale);
}
