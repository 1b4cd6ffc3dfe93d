import { currencyDecimals } from '#form/value/money.ts';
import { Decimal, parseDecimal } from '#kit/decimal.ts';
import { boundedCache } from '../locale.ts';

const plainNumber = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * A number in plain digits as the language writes it, every digit kept: `12500.50` becomes 12,500.50 or 12.500,50. Other
 * texts stay as they are. A whole number below 10,000 is not grouped, because it may be a year.
 */
export function writtenNumber(digits: string, locale: string): string {
  const [, sign = '', whole, fraction] = plainNumber.exec(digits) ?? [];
  if (whole === undefined) return digits;
  if (fraction === undefined && whole.length < 5) return digits;
  return sign + grouped(whole, locale) + (fraction === undefined ? '' : decimalMark(locale) + fraction);
}

/** A typed number keeps its digits as they are: it may be a postcode. Only the decimal mark follows the language. */
export function typedNumber(digits: string, locale: string): string {
  return plainNumber.test(digits) ? digits.replace('.', decimalMark(locale)) : digits;
}

/** An amount with its currency as the language writes it: €73.50, 73,50 €. An unknown currency is named by its code. */
export function writtenMoney(amount: string, currency: string, locale: string): string {
  const places = currencyDecimals(currency);
  const exact = parseDecimal(amount) ?? Decimal.zero;
  const digits = exact.abs().toFixed(places);
  const parts = currencyParts(currency, locale, exact.coefficient < 0n);
  if (parts === undefined) return `${currency} ${writtenNumber(exact.toFixed(places), locale)}`;
  const [whole = '', fraction] = digits.split('.');
  const number = grouped(whole, locale) + (fraction === undefined ? '' : decimalMark(locale) + fraction);
  return parts.map(({ type, value }) => (type === 'integer' ? number : value)).join('');
}

const numbers = new Map<string, Intl.NumberFormat>();

/** Integers of any length stay exact. */
function grouped(whole: string, locale: string): string {
  return boundedCache(
    numbers,
    locale,
    () => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }),
  ).format(BigInt(whole));
}

const marks = new Map<string, string>();

function decimalMark(locale: string): string {
  return boundedCache(marks, locale, () => {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  });
}

const currencies = new Map<string, readonly Intl.NumberFormatPart[] | undefined>();

/** Where the language puts sign, number and currency; undefined for what cannot be the code of a currency. */
function currencyParts(
  currency: string,
  locale: string,
  isNegative: boolean,
): readonly Intl.NumberFormatPart[] | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return boundedCache(currencies, `${locale} ${currency} ${isNegative}`, () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      numberingSystem: 'latn',
      maximumFractionDigits: 0,
    }).formatToParts(isNegative ? -1 : 1),
  );
}
