import { cachedFormatter } from './cachedFormatter.ts';

const numbers = cachedFormatter(Intl.NumberFormat);

/** `1,204` or `1.204`, as the language writes it. */
export function formatNumber(
  value: number,
  language: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return numbers(language, options).format(value);
}
