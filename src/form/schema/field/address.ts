import { z } from 'zod';
import { country } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const addressParts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;

const part = z.enum(addressParts);

export const address = fieldSchema('address', 'A postal address in its parts.', {
  parts: z
    .array(part)
    .min(1)
    .max(6)
    .describe('The parts that are asked for; all six are the default.')
    .optional(),
  required_parts: z
    .array(part)
    .max(6)
    .describe(
      'The parts that an address must have; line1, city and country are the default, where asked for.',
    )
    .optional(),
  default_country: country.describe('The country at the beginning.').optional(),
  countries: z.array(country).min(1).max(250).describe('Only addresses in these countries.').optional(),
});

export type AddressField = z.infer<typeof address>;
