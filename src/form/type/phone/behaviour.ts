import { fault } from '../../value/fault.ts';
import { oneLine } from '../../value/text.ts';
import { textBehaviour } from '../base/textBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { isNumberOf } from './countryOfNumber.ts';
import { internationalNumber } from './internationalNumber.ts';
import type { PhoneField } from './settings.ts';

const maxCharacters = 100;

/**
 * A telephone number in E.164. An unreadable number stays as typed, so that the page can show it to the visitor
 * again; imported answers may contain such numbers.
 */
export const phone: FieldBehaviour<PhoneField, string> = textBehaviour({
  normalise(field, answer) {
    const line = oneLine(answer, maxCharacters);
    return (internationalNumber(line, field.default_country) ?? line) || undefined;
  },
  validate(field, answer) {
    const number = internationalNumber(answer);
    if (number === undefined) return fault('phone_invalid');
    const taken = field.countries?.some((country) => isNumberOf(country, number)) ?? true;
    return taken ? undefined : fault('phone_country_refused');
  },
});
