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
  const frame = moneyFrame(currency, locale, exact.coefficient < 0n);
  if (frame === undefined) return `${currency} ${writtenNumber(exact.toFixed(places), locale)}`;
  const [whole = '', fraction] = exact.abs().toFixed(places).split('.');
  const number = grouped(whole, locale) + (fraction === undefined ? '' : decimalMark(locale) + fraction);
  return frame[0] + number + frame[1];
}

/** The texts before and after the number of an amount. */
type MoneyFrame = readonly [before: string, after: string];

/** How a language writes amounts. A browser that is told so needs no formatter, whose first use takes it some 50 ms. */
export interface MoneyStyle {
  readonly mark: string;
  /** By currency, for an amount and for a negative one. */
  readonly frames: Readonly<Record<string, readonly [MoneyFrame, MoneyFrame]>>;
}

export function moneyStyle(currencies: readonly string[], locale: string): MoneyStyle {
  const frames = currencies.flatMap((currency) => {
    const frame = moneyFrame(currency, locale, false);
    const negative = moneyFrame(currency, locale, true);
    return frame === undefined || negative === undefined ? [] : [[currency, [frame, negative]] as const];
  });
  return { mark: decimalMark(locale), frames: Object.fromEntries(frames) };
}

export function adoptMoneyStyle({ mark, frames }: MoneyStyle, locale: string): void {
  marks.set(locale, mark);
  for (const [currency, [frame, negative]] of Object.entries(frames)) {
    moneyFrames.set(frameKey(currency, locale, false), frame);
    moneyFrames.set(frameKey(currency, locale, true), negative);
  }
}

const numbers = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string): Intl.NumberFormat {
  return boundedCache(numbers, locale, () => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }));
}

/** Integers of any length stay exact. */
function grouped(whole: string, locale: string): string {
  return whole.length < 4 ? String(Number(whole)) : numberFormat(locale).format(BigInt(whole));
}

const marks = new Map<string, string>();

function decimalMark(locale: string): string {
  return boundedCache(marks, locale, () => {
    const parts = numberFormat(locale).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  });
}

const moneyFrames = new Map<string, MoneyFrame>();

function frameKey(currency: string, locale: string, isNegative: boolean): string {
  return `${locale} ${currency} ${isNegative}`;
}

/** Undefined for what cannot be the code of a currency. */
function moneyFrame(currency: string, locale: string, isNegative: boolean): MoneyFrame | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return boundedCache(moneyFrames, frameKey(currency, locale, isNegative), () => {
    const parts = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      numberingSystem: 'latn',
      maximumFractionDigits: 0,
    }).formatToParts(isNegative ? -1 : 1);
    const at = parts.findIndex(({ type }) => type === 'integer');
    const text = (some: typeof parts) => some.map(({ value }) => value).join('');
    return [text(parts.slice(0, at)), text(parts.slice(at + 1))];
  });
}
