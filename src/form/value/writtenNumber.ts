import { parseDecimal } from '#kit/decimal.ts';
import { asciiDigits } from './text.ts';

/** Longer than any number that a form can ask for. */
const maxCharacters = 60;

/** Most numbers are typed in the canonical form. */
const plainWhole = /^(?:0|[1-9]\d{0,14})$/;

/**
 * A number as people write it, in plain digits: `+007.50` is 7.5, `.5` is 0.5, `-0` is 0. Undefined where it is none.
 *
 * The comma is a decimal separator where it can be nothing else: `12,5` is 12.5 and `0,125` is 0.125. `1,234` is
 * refused, since it is a thousand to one and a little more than one to another, and so is everything with two
 * separators. Exponents are refused: nobody who types `1e3` into a form is sure to mean 1000.
 */
export function writtenNumber(text: string): string | undefined {
  if (plainWhole.test(text)) return text;
  if (text.length > maxCharacters) return undefined;
  const match = /^([+\-\u2212]?)(\d*)(?:([.,])(\d+))?$/.exec(asciiDigits(text));
  if (match === null) return undefined;
  const [, sign, whole = '', separator, fraction = ''] = match;
  if (separator === ',' && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return undefined;
  const digits = fraction === '' ? whole : `${whole || '0'}.${fraction}`;
  return parseDecimal(sign === '' || sign === '+' ? digits : `-${digits}`)?.toText();
}
