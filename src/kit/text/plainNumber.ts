/**
 * The shortest decimal digits that mean this number, without an exponent: `0.0000001`, not `1e-7`. What is not
 * finite is `0`, since this goes into calculations that know nothing else.
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
  // A number is only written with an exponent above 0 from 10^21 on, where no digit is left behind the point.
  return sign + digits.padEnd(point, '0');
}
