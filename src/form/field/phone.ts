import type { PhoneField } from '../schema/field/phone.ts';
import { fault } from '../value/fault.ts';
import { oneLine } from '../value/text.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { isNumberOf } from './phone/countryOfNumber.ts';
import { internationalNumber } from './phone/internationalNumber.ts';
import { textBehaviour } from './textBehaviour.ts';

const mostCharacters = 100;

/**
 * A telephone number in its international form. What cannot be read stays as it was typed, so that it can be shown
 * again to whoever typed it; imported answers are kept like that.
 */
export const phone: FieldBehaviour<PhoneField, string> = textBehaviour({
  normalise(field, answer) {
    const line = oneLine(answer, mostCharacters);
    return (internationalNumber(line, field.default_country) ?? line) || undefined;
  },
  validate(field, answer) {
    const number = internationalNumber(answer);
    if (number === undefined) return fault('phone_invalid');
    const taken = field.countries?.some((country) => isNumberOf(country, number)) ?? true;
    return taken ? undefined : fault('phone_country_refused');
  },
});
