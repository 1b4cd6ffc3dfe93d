import { Decimal, parseDecimal } from '#kit/decimal.ts';

/** Currencies that are written without a fraction. */
const whole = new Set('BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
/** Currencies with a thousandth. */
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
/** Written without a fraction, but the payment provider still counts them in hundredths, which are always 00. */
const wholeInHundredths = new Set(['ISK', 'UGX']);

/**
 * No payment can be larger, in any currency: far above what a card is charged, and in the smallest unit still a whole
 * number that is exact.
 */
export const largestAmount = 999_999_999_999;

/** How many digits stand behind the point where people write an amount. */
export function currencyDecimals(currency: string): number {
  if (whole.has(currency)) return 0;
  return thousandths.has(currency) ? 3 : 2;
}

/**
 * The amount as it can be charged and as it is written: rounded half away from zero, with the decimals of the
 * currency. `payableAmount('25', 'USD')` is `25.00`, `payableAmount('1000.5', 'JPY')` is `1001`. Undefined where it is
 * no plain decimal, is below zero or above {@link largestAmount}.
 */
export function payableAmount(amount: string, currency: string): string | undefined {
  const decimals = currencyDecimals(currency);
  // Cards are charged in hundredths at most: the thousandth must be 0.
  const payable = parseDecimal(amount)?.round(Math.min(decimals, 2));
  if (payable === undefined || payable.coefficient < 0n || payable.compare(largest) > 0) return undefined;
  return payable.toFixed(decimals);
}

const largest = Decimal.ofNumber(largestAmount);

/**
 * The whole number that the payment provider takes for an amount: `minorUnits('25.00', 'USD')` is 2500. Exact, so it
 * is undefined for an amount that cannot be charged as it stands, such as 10.005 dollars.
 */
export function minorUnits(amount: string, currency: string): number | undefined {
  const payable = payableAmount(amount, currency);
  const exact = parseDecimal(amount);
  if (payable === undefined || exact === undefined || !parseDecimal(payable)?.equals(exact)) return undefined;
  return Number(payable.replace('.', '')) * (wholeInHundredths.has(currency) ? 100 : 1);
}
