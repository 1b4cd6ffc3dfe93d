import type { AddressAnswer } from '../../value/answer.ts';
import type { Person } from './person.ts';

/** Countries whose addresses include the state, which is the second part of the region code. */
const withState = new Set(['US', 'CA', 'AU', 'BR', 'IN', 'MX']);

/** An address where the person lives. */
export function postalAddress({ random, town, locale }: Person): AddressAnswer {
  return {
    line1: random.pick(locale.streets).replace('#', String(random.between(1, 199))),
    line2: random.chance(0.2) ? `c/o ${random.pick(locale.family).written}` : '',
    city: town.city,
    state: withState.has(town.country) ? town.region.slice(3) : '',
    postal_code: random.digits(town.postalCode),
    country: town.country,
  };
}
