import { isCountry } from '../../value/countries.ts';
import { type CheckedForm, fieldsOfType } from '../checkedForm.ts';
import { type Finding, finding, within } from '../findings.ts';
import { nameOf } from '../nameOf.ts';

/** Checks countries: they exist, and the default is an allowed one. */
export function* checkCountries(form: CheckedForm): Generator<Finding> {
  for (const { field, location } of [...fieldsOfType(form, 'phone'), ...fieldsOfType(form, 'address')]) {
    const { default_country: chosen, countries = [] } = field;
    const named = countries.map((country, index) => ({ country, path: `.countries[${index}]` }));
    if (chosen !== undefined) named.push({ country: chosen, path: '.default_country' });
    const unknown = named.filter(({ country }) => !isCountry(country));
    for (const { country, path } of unknown) {
      yield finding(
        'country_unknown',
        within(location, path),
        `${nameOf(field)} names the country ${country}, which does not exist; ${country === 'UK' ? 'the United Kingdom is GB' : country === 'EL' ? 'Greece is GR' : 'use a two-letter code such as DE'}.`,
      );
    }
    if (unknown.length > 0 || chosen === undefined || countries.length === 0 || countries.includes(chosen))
      continue;
    yield finding(
      'default_invalid',
      within(location, '.default_country'),
      `${nameOf(field)} has the default country ${chosen}, which it does not accept.`,
    );
  }
}
