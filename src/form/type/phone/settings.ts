import { type FieldFrom, placeholder } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'A telephone number, kept in its international form.';

export const defaults = {};

export const settings = {
  placeholder,
  default: { kind: 'text', max: 50, about: 'What stands in it at the beginning.' },
  default_country: { kind: 'country', about: 'The country of numbers written without a country code.' },
  countries: {
    kind: 'list',
    of: { kind: 'country' },
    min: 1,
    max: 250,
    about: 'Only numbers of these countries.',
  },
} as const satisfies Settings;

export type PhoneField = FieldFrom<'phone', typeof settings>;
