import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

/** In the order in which an address is written. */
export const addressParts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

const part = { kind: 'oneOf', values: addressParts } as const;

export const about = 'A postal address in its parts.';

export const defaults = {
  parts: addressParts,
  required_parts: ['line1', 'city', 'country'],
} as const;

export const settings = {
  parts: {
    kind: 'list',
    of: part,
    min: 1,
    max: 6,
    about: 'The parts that are asked for; all six are the default.',
  },
  required_parts: {
    kind: 'list',
    of: part,
    max: 6,
    about: 'The parts that an address must have; {default} are the default, where asked for.',
  },
  default_country: { kind: 'country', about: 'The country at the beginning.' },
  countries: {
    kind: 'list',
    of: { kind: 'country' },
    min: 1,
    max: 250,
    about: 'Only addresses in these countries.',
  },
} as const satisfies Settings;

export type AddressField = FieldFrom<'address', typeof settings>;
