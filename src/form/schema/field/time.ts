import { z } from 'zod';
import { fieldSchema } from './base.ts';

const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 09:30')
  .meta({ examples: ['09:30'] });

export const time = fieldSchema('time', 'A time of the day.', {
  default: clockTime.describe('The time at the beginning.').optional(),
  min: clockTime.describe('The earliest time.').optional(),
  max: clockTime.describe('The latest time.').optional(),
  step: z
    .int()
    .min(1)
    .max(720)
    .describe('Minutes from one possible time to the next, counted from the earliest; 1 is the default.')
    .optional(),
});

export type TimeField = z.infer<typeof time>;
