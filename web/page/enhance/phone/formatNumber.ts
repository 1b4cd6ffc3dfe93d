import { asciiDigits } from '#form/value/text.ts';
import { groupsOf } from './groups.ts';
import type { PhoneNumbers } from './phone.ts';

type CallingCodes = Pick<PhoneNumbers, 'callingCodeIn' | 'callingCodeOf'>;

/**
 * Groups the digits of a number while it is typed: `+49 30 901820`, and `030 901820` where the country is known.
 * Undefined for a text with other characters, which is left as it is.
 */
export function formatNumber(codes: CallingCodes, text: string, country?: string): string | undefined {
  const plain = asciiDigits(text)
    .replace('\uff0b', '+')
    .replace(/\([0\s]*\)/, '')
    .trimStart();
  if (!/^\+?[\d\s().[\]/\u2010-\u2015\u200e\u202a-\u202c\u00a0-]*$/.test(plain)) return undefined;
  const digits = plain.replace(/\D/g, '');
  if (plain.startsWith('+')) return international(codes, digits);
  if (/^00[1-9]/.test(digits)) return international(codes, digits.slice(2));
  const code = codes.callingCodeOf(country ?? '');
  if (code === undefined) return undefined;
  // The trunk prefix stays with the area code: 01 23 45 67 89.
  const trunk = digits.startsWith('0') ? '0' : '';
  return trunk + grouped(digits.slice(trunk.length), groupsOf(code, digits.slice(trunk.length)));
}

function international({ callingCodeIn }: CallingCodes, digits: string): string {
  const code = callingCodeIn(digits);
  if (code === undefined || digits === code) return `+${digits}`;
  const national = digits.slice(code.length);
  return `+${code} ${grouped(national, groupsOf(code, national))}`;
}

/** The last group takes what is left. */
function grouped(digits: string, lengths: readonly number[]): string {
  const groups: string[] = [];
  let rest = digits;
  for (const length of lengths.slice(0, -1)) {
    groups.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return [...groups, rest].filter((group) => group !== '').join(' ');
}

/** The caret in a reformatted text: behind as many digits as before. */
export function caretAfter(before: string, formatted: string): number {
  let digits = (asciiDigits(before).match(/[\d+]/g) ?? []).length;
  let caret = 0;
  while (digits > 0 && caret < formatted.length) {
    if (/[\d+]/.test(formatted.charAt(caret))) digits -= 1;
    caret += 1;
  }
  return caret;
}
