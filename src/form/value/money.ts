import { Decimal, parseDecimal } from '#kit/decimal.ts';

/** Currencies that are written without a fraction. */
const whole = new Set('BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
/** Currencies with three decimals. */
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
/** Written without decimals, but the payment provider counts them in hundredths, which are always 00. */
const wholeInHundredths = new Set(['ISK', 'UGX']);

/**
 * The largest amount in any currency: far above the limits of cards, and still a safe integer in the smallest unit.
 */
export const largestAmount = 999_999_999_999;

/** The number of decimals in which people write an amount. */
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
  // Card payments have two decimals at most, so the third must be 0.
  const payable = parseDecimal(amount)?.round(Math.min(decimals, 2));
  if (payable === undefined || payable.coefficient < 0n || payable.compare(largest) > 0) return undefined;
  return payable.toFixed(decimals);
}

const largest = Decimal.ofNumber(largestAmount);

/**
 * The amount in the minor units of the payment provider: `minorUnits('25.00', 'USD')` is 2500. Undefined for an
 * amount that would have to be rounded, such as 10.005 dollars.
 */
export function minorUnits(amount: string, currency: string): number | undefined {
  const payable = payableAmount(amount, currency);
  const exact = parseDecimal(amount);
  if (payable === undefined || exact === undefined || !parseDecimal(payable)?.equals(exact)) return undefined;
  return Number(payable.replace('.', '')) * (wholeInHundredths.has(currency) ? 100 : 1);
}
