import { callingCodes } from './callingCodes.ts';
import { sameNumbersAs, sharedBeginnings } from './sharedCodes.ts';

const maxBeginningLength = 7;

const codeByCountry = new Map<string, string>();
for (const [code, country] of callingCodes) if (country !== '') codeByCountry.set(country, code);
for (const [beginning, country] of sharedBeginnings) {
  const code = callingCodeIn(beginning);
  // The Vatican has an own code that is not in use, besides its numbers in Rome.
  if (code !== undefined) codeByCountry.set(country, code);
}
for (const [country, other] of sameNumbersAs) {
  const code = codeByCountry.get(other);
  if (code !== undefined) codeByCountry.set(country, code);
}

/** The calling code at the start of the digits. No code is a prefix of another. */
export function callingCodeIn(digits: string): string | undefined {
  for (const length of [1, 2, 3]) {
    const code = digits.slice(0, length);
    if (callingCodes.has(code)) return code;
  }
  return undefined;
}

export function callingCodeOf(country: string): string | undefined {
  return codeByCountry.get(country);
}

/** Whether an international number (`+4930901820`) belongs to the country. */
export function isNumberOf(country: string, number: string): boolean {
  const found = countryOfNumber(number);
  return found !== undefined && (found === country || found === sameNumbersAs.get(country));
}

/** The country of an international number; undefined where it belongs to none. */
export function countryOfNumber(number: string): string | undefined {
  const digits = number.slice(1);
  for (let length = maxBeginningLength; length > 1; length -= 1) {
    const country = sharedBeginnings.get(digits.slice(0, length));
    if (country !== undefined) return country;
  }
  return callingCodes.get(callingCodeIn(digits) ?? '') || undefined;
}
