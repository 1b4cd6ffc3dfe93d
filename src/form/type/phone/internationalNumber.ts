import { asciiDigits } from '../../value/text.ts';
import { callingCodeIn, callingCodeOf } from './countryOfNumber.ts';

/** Longer than any number, with spaces and brackets. */
const maxCharacters = 60;

/** Countries whose leading 0 is part of the international number. */
const keepsZero: ReadonlySet<string> = new Set(['39', '225', '226', '229', '241', '242', '378', '379']);

/** The trunk prefix where it is not 0, with the length at which it cannot be part of the number. */
const trunks: ReadonlyMap<string, RegExp> = new Map([
  ['1', /^1(?=\d{10}$)/],
  ['7', /^8(?=\d{10}$)/],
  ['36', /^06/],
  ['370', /^[08](?=\d{8}$)/],
  ['375', /^80?(?=\d{9}$)/],
  ['993', /^8(?=\d{8}$)/],
]);

/**
 * The number in E.164, `+4930901820`: from `+49 (0)30 90 18-20`, `0049 30 901820`, and, where the country is known,
 * `030/901820`. Undefined for an invalid number. A number in E.164 stays unchanged.
 */
export function internationalNumber(text: string, defaultCountry?: string): string | undefined {
  if (text.length > maxCharacters) return undefined;
  const match = /^(\+|00)?(\d+)$/.exec(withoutSeparators(text));
  if (match === null) return undefined;
  const [, abroad, digits = ''] = match;
  const code = abroad === undefined ? callingCodeOf(defaultCountry ?? '') : callingCodeIn(digits);
  if (code === undefined) return undefined;
  const national = withoutTrunk(code, abroad === undefined ? digits : digits.slice(code.length));
  return isNational(code, national) ? `+${code}${national}` : undefined;
}

/** Numbers copied from address books contain invisible direction marks. */
function withoutSeparators(text: string): string {
  const plain = text.replace(/[\s.()[\]/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '');
  return asciiDigits(plain).replace('\uff0b', '+');
}

/** Removes the trunk prefix also after a country code, because many write `+49 (0)30`. */
function withoutTrunk(code: string, digits: string): string {
  return keepsZero.has(code) ? digits : digits.replace(trunks.get(code) ?? /^0/, '');
}

function isNational(code: string, national: string): boolean {
  if (code === '1') return /^[2-9]\d\d[2-9]\d{6}$/.test(national);
  const digits = code.length + national.length;
  return digits >= 7 && digits <= 15 && (!national.startsWith('0') || keepsZero.has(code));
}
