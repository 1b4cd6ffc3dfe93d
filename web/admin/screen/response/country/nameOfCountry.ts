import { isCountry } from '#form/value/countries.ts';
import { cachedFormatter } from '#ui/format/cachedFormatter.ts';

const names = cachedFormatter(Intl.DisplayNames);

/**
 * `Germany` for DE in the reader's language; anything that is no country as it is. Cached: a table asks for the same
 * few all the time.
 */
export function nameOfCountry(code: string, locale: string): string {
  return isCountry(code) ? (names(locale, { type: 'region' }).of(code) ?? code) : code;
}
