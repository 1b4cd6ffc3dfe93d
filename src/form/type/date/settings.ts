import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

/** The weekdays from Monday on. */
export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A day of the calendar, or one counted from the day on which the form is filled in. */
const day = {
  kind: 'text',
  pattern: /^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,5})?)$/,
  fault: 'must be a date like 2026-12-31, or today, today+7, today-30',
  examples: ['2026-12-31', 'today', 'today+7'],
} as const;

export const about = 'A day.';

export const defaults = {};

export const settings = {
  default: { ...day, about: 'The day at the beginning: a date, today or today+7.' },
  min: { ...day, about: 'The earliest day: a date, today or today+7.' },
  max: { ...day, about: 'The latest day: a date, today or today+7.' },
  weekdays: {
    kind: 'list',
    of: { kind: 'oneOf', values: week },
    min: 1,
    max: 7,
    about: 'Only these days of the week.',
  },
} as const satisfies Settings;

export type DateField = FieldFrom<'date', typeof settings>;
