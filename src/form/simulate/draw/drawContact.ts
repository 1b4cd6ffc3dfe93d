import { callingCodeOf } from '../../field/phone/countryOfNumber.ts';
import { sharedBeginnings } from '../../field/phone/sharedCodes.ts';
import type { AddressField } from '../../type/address/settings.ts';
import { settled } from '../../type/declarations.ts';
import type { EmailField } from '../../type/email/settings.ts';
import type { PhoneField } from '../../type/phone/settings.ts';
import type { AddressAnswer } from '../../value/answer.ts';
import { postalAddress } from '../person/postalAddress.ts';
import { type Town, towns } from '../person/towns.ts';
import type { Respondent } from '../respondent.ts';

const domains = ['example.org', 'example.com', 'example.net'];

/** The person's address; later draws differ, for fields whose answers must be unique. */
export function drawEmail(
  { allowed_domains: allowed, blocked_domains: blocked = [] }: EmailField,
  { random, email }: Respondent,
  draw: number,
): string | undefined {
  const open = (allowed ?? domains).filter((domain) => !blocked.includes(domain));
  const domain = allowed === undefined ? open[0] : open[random.below(open.length)];
  const [local = ''] = email.split('@', 1);
  const name = draw === 0 ? local : local.replace(/\d+$/, '') + random.below(100_000);
  return domain === undefined ? undefined : `${name}@${domain}`;
}

/** A number of the person's country, or of one that the field takes. */
export function drawPhone({ countries }: PhoneField, respondent: Respondent): string {
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

export function drawAddress(field: AddressField, respondent: Respondent): AddressAnswer {
  const { countries, parts, required_parts: required } = settled(field);
  const { random } = respondent;
  const town = townIn(countries, respondent);
  const full = postalAddress({ ...respondent, town });
  const filled = {
    ...full,
    line2: full.line2 === '' && required.includes('line2') ? `c/o ${respondent.family}` : full.line2,
    state: full.state === '' && required.includes('state') ? town.city : full.state,
    postal_code: full.postal_code === '' ? random.digits('#####') : full.postal_code,
  };
  const asked = (part: keyof AddressAnswer) => (parts.includes(part) ? filled[part] : '');
  return {
    line1: asked('line1'),
    line2: asked('line2'),
    city: asked('city'),
    state: asked('state'),
    postal_code: asked('postal_code'),
    country: asked('country'),
  };
}

/** Where the person lives, unless the field takes other countries only. */
function townIn(countries: readonly string[] | undefined, { random, town }: Respondent): Town {
  if (countries === undefined || countries.includes(town.country)) return town;
  const country = random.pick(countries);
  return towns.find((each) => each.country === country) ?? { ...town, country, region: '' };
}
