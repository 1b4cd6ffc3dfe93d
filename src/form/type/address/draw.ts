import type { Drawing } from '../../simulate/person/drawing.ts';
import { postalAddress } from '../../simulate/person/postalAddress.ts';
import type { Respondent } from '../../simulate/person/respondent.ts';
import { type Town, towns } from '../../simulate/person/towns.ts';
import type { AddressAnswer } from '../../value/answer.ts';
import { settled } from '../declarations.ts';
import type { AddressField } from './settings.ts';

export const addressDrawing: Drawing<AddressField> = { answer: drawAddress };

function drawAddress(field: AddressField, respondent: Respondent): AddressAnswer {
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
