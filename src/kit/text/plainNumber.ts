/**
 * The shortest decimal digits of a number without an exponent: `0.0000001`, not `1e-7`. Infinities and NaN are
 * `0`, because formulas know no other value.
 */
export function plainNumber(number: number): string {
  if (!Number.isFinite(number)) return '0';
  const text = String(number);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = '', whole = '', fraction = '', power = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(power);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  // A positive exponent appears only from 10^21 on, where no digit is left after the point.
  return sign + digits.padEnd(point, '0');
}
