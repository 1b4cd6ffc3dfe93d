import { currencyDecimals } from '#form/value/money.ts';
import { writtenMoney } from './writtenNumber.ts';

const recorded = /\b([A-Z]{3}) (-?\d{1,30}(?:\.(\d{1,3}))?)(?![.\d]*\d)/g;

/**
 * A recorded text with the amounts that its formulas calculated as the language writes them: `EUR 120.00` becomes €120.00, as the
 * visitor read it. `source` is the text or formula in the form.
 */
export function withWrittenAmounts(
  text: string,
  source: string,
  currency: string | undefined,
  locale: string,
): string {
  if (!/money\(/i.test(source)) return text;
  const codes = new Set([...source.matchAll(/"([A-Za-z]{3})"/g)].map(([, code = '']) => code.toUpperCase()));
  if (currency !== undefined) codes.add(currency);
  return writtenAmounts(text, (code) => codes.has(code), locale);
}

/** A text with the amounts in these currencies as the language writes them. */
export function writtenAmounts(text: string, isMeant: (code: string) => boolean, locale: string): string {
  return text.replace(recorded, (all, code: string, digits: string, fraction = '') =>
    isMeant(code) && fraction.length === currencyDecimals(code) ? writtenMoney(digits, code, locale) : all,
  );
}

/** The text or formula of which a field records the result; undefined for a field that records none. */
export function recordedSource(field: object): string | undefined {
  const source = 'formula' in field ? field.formula : 'text' in field ? field.text : undefined;
  return typeof source === 'string' ? source : undefined;
}
