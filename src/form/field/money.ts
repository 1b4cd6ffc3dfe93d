/** Currencies that are written without a fraction. */
const whole = new Set('BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
/** Currencies with a thousandth. */
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
/** Written without a fraction, but the payment provider still counts them in hundredths, which are always 00. */
const wholeInHundredths = new Set(['ISK', 'UGX']);

const plainAmount = /^(\d{1,15})(?:\.(\d{1,30}))?$/;

/** How many digits stand behind the point where people write an amount. */
export function currencyDecimals(currency: string): number {
  if (whole.has(currency)) return 0;
  return thousandths.has(currency) ? 3 : 2;
}

/**
 * The amount as it can be charged and as it is written: rounded half up, with the decimals of the currency.
 * `payableAmount('25', 'USD')` is `25.00`, `payableAmount('1000.5', 'JPY')` is `1001`. Undefined where it is no plain
 * decimal.
 */
export function payableAmount(amount: string, currency: string): string | undefined {
  const decimals = currencyDecimals(currency);
  // Cards are charged in hundredths at most: the thousandth must be 0.
  const finest = Math.min(decimals, 2);
  const match = plainAmount.exec(amount);
  if (match === null) return undefined;
  const [, units = '', fraction = ''] = match;
  const kept = BigInt(units + fraction.slice(0, finest).padEnd(finest, '0'));
  const rounded = kept + (fraction.charAt(finest) >= '5' ? 1n : 0n);
  return withPoint(rounded * 10n ** BigInt(decimals - finest), decimals);
}

/**
 * The whole number that the payment provider takes for an amount: `minorUnits('25.00', 'USD')` is 2500. Exact, so it
 * is undefined for an amount that cannot be charged as it stands, such as 10.005 dollars.
 */
export function minorUnits(amount: string, currency: string): number | undefined {
  const payable = payableAmount(amount, currency);
  if (payable === undefined || !sameNumber(payable, amount)) return undefined;
  const units = BigInt(payable.replace('.', '')) * (wholeInHundredths.has(currency) ? 100n : 1n);
  return units > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(units);
}

/** The way back: `amountOfMinorUnits(2500, 'USD')` is `25.00`. Undefined where it is no such whole number. */
export function amountOfMinorUnits(units: number, currency: string): string | undefined {
  if (!Number.isSafeInteger(units) || units < 0) return undefined;
  const decimals = currencyDecimals(currency);
  const written = withPoint(BigInt(units), wholeInHundredths.has(currency) ? 2 : decimals);
  return wholeInHundredths.has(currency) ? written.replace(/\.00$/, '') : written;
}

function withPoint(units: bigint, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function sameNumber(one: string, other: string): boolean {
  return withoutPadding(one) === withoutPadding(other);
}

function withoutPadding(amount: string): string {
  const [units = '', fraction = ''] = amount.split('.');
  return `${units.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`;
}
