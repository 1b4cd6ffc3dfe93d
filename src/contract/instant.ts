import { z } from 'zod';
import { parseInstant } from '#kit/time/instant.ts';

/** A valid UTC date-time such as `2026-01-31T09:30:00.000Z`. */
export const instant = z
  .string()
  .refine((text) => parseInstant(text) !== undefined, {
    error: 'must be a real UTC date-time with milliseconds, like 2026-01-31T09:30:00.000Z',
  })
  .meta({ format: 'date-time', examples: ['2026-01-31T09:30:00.000Z'] });
