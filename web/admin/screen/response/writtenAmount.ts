import type { ResponseListed } from '#contract/app/response/table.ts';
import { formatNumber } from '#ui/format/formatNumber.ts';

/** An amount as the language writes it; without a currency it is a number. */
export function writtenAmount(
  { amount, currency }: ResponseListed['amounts'][string],
  locale: string,
): string {
  return formatNumber(
    Number(amount),
    locale,
    currency === null ? { maximumFractionDigits: 12 } : { style: 'currency', currency },
  );
}
