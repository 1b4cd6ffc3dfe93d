import type { Drawing } from '../../simulate/person/drawing.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import { towns } from '../../simulate/person/towns.ts';
import { callingCodeOf } from './countryOfNumber.ts';
import type { PhoneField } from './settings.ts';
import { sharedBeginnings } from './sharedCodes.ts';

export const phoneDrawing: Drawing<PhoneField> = { answer: drawPhone, mistake: () => '12' };

/** A number of the person's country, or of one that the field takes. */
function drawPhone({ countries }: PhoneField, respondent: Respondent): string {
  const { random, town } = respondent;
  if (countries === undefined || countries.includes(town.country)) return random.digits(town.phone);
  const country = random.pick(countries);
  const known = towns.find((each) => each.country === country);
  return random.digits(known?.phone ?? numberPattern(country, respondent));
}

/** The beginning of a country's numbers, and digits up to a usual length. */
function numberPattern(country: string, { random }: Respondent): string {
  const shared = [...sharedBeginnings]
    .filter(([, owner]) => owner === country)
    .map(([beginning]) => beginning);
  const beginning = shared.length > 0 ? random.pick(shared) : (callingCodeOf(country) ?? '1');
  // In North America the digit after the area code is never 0 or 1.
  return `+${beginning}${random.between(2, 9)}`.padEnd(12, '#');
}
