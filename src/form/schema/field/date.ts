import { z } from 'zod';
import { fieldSchema } from './base.ts';

/** A day of the calendar, or one counted from the day on which the form is filled in. */
const day = z
  .string()
  .regex(
    /^(\d{4}-\d{2}-\d{2}|today([+-]\d{1,5})?)$/,
    'must be a date like 2026-12-31, or today, today+7, today-30',
  )
  .meta({ examples: ['2026-12-31', 'today', 'today+7'] });

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const date = fieldSchema('date', 'A day.', {
  default: day.describe('The day at the beginning: a date, today or today+7.').optional(),
  min: day.describe('The earliest day: a date, today or today+7.').optional(),
  max: day.describe('The latest day: a date, today or today+7.').optional(),
  weekdays: z.array(z.enum(weekdays)).min(1).max(7).describe('Only these days of the week.').optional(),
});

export type DateField = z.infer<typeof date>;
