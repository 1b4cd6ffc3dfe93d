import { z } from 'zod';
import { country } from '../pieces.ts';
import { fieldSchema, placeholder } from './base.ts';

export const phone = fieldSchema('phone', 'A telephone number, kept in its international form.', {
  placeholder,
  default: z.string().max(50).describe('What stands in it at the beginning.').optional(),
  default_country: country.describe('The country of numbers written without a country code.').optional(),
  countries: z.array(country).min(1).max(250).describe('Only numbers of these countries.').optional(),
});

export type PhoneField = z.infer<typeof phone>;
