import { isCountry } from '#form/value/countries.ts';

/** `Germany` for DE in the reader's language; anything that is no country as it is. */
export function countryName(code: string, locale: string): string {
  if (!isCountry(code)) return code;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

/** The flag as two regional indicator letters; the name stands beside it, because some systems have no flags. */
export function flagOf(code: string): string | undefined {
  if (!isCountry(code)) return undefined;
  return [...code].map((letter) => String.fromCodePoint(letter.charCodeAt(0) + 127_397)).join('');
}
