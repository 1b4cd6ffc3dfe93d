/** Numbers as people and programs write them without an exponent: `12.5`, `-3`. */

/** Longer than any number that a form is asked for. */
const mostDigits = 60;

/**
 * The one way to write a plain decimal number (`+007.50` is `7.5`, `-0` is `0`); undefined where the text is none.
 * The point is the only decimal separator here, and there are no exponents.
 */
export function plainNumber(text: string): string | undefined {
  if (text.length > mostDigits) return undefined;
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return undefined;
  return write(sign === '-', whole, fraction);
}

/** A JavaScript number in plain digits: `1e-7` is `0.0000001`; undefined for what is not finite. */
export function printPlainNumber(value: number): string | undefined {
  if (!Number.isFinite(value)) return undefined;
  const [digits = '0', exponent] = String(Math.abs(value)).split('e');
  const [whole = '0', fraction = ''] = digits.split('.');
  if (exponent === undefined) return write(value < 0, whole, fraction);
  const shift = Number(exponent);
  const all = whole + fraction;
  const point = whole.length + shift;
  return point <= 0
    ? write(value < 0, '0', '0'.repeat(-point) + all)
    : write(value < 0, all.slice(0, point).padEnd(point, '0'), all.slice(point));
}

/** A number in JSON: a finite number, or the text of a plain decimal. Undefined for everything else. */
export function readPlainNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  if (typeof value !== 'string') return undefined;
  const plain = plainNumber(value.trim());
  return plain === undefined ? undefined : Number(plain);
}

function write(negative: boolean, whole: string, fraction: string): string {
  const before = whole.replace(/^0+/, '') || '0';
  const after = fraction.replace(/0+$/, '');
  const number = after === '' ? before : `${before}.${after}`;
  return negative && number !== '0' ? `-${number}` : number;
}
