import type { PhoneField } from '#form/type/phone/settings.ts';
import { countries } from '#form/value/countries.ts';
import type { PhoneNumbers } from './phone.ts';

/** The countries whose numbers the field accepts. */
export function countriesOf(
  { countries: accepted }: PhoneField,
  { callingCodeOf }: Pick<PhoneNumbers, 'callingCodeOf'>,
): readonly string[] {
  return (accepted ?? countries).filter((code) => callingCodeOf(code) !== undefined);
}

export function countryNames(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames(language, { type: 'region' });
  } catch {
    return new Intl.DisplayNames('en', { type: 'region' });
  }
}
