import { z } from 'zod';
import { fieldSchema } from './base.ts';

export const calendly = fieldSchema('calendly', 'An appointment booked through Calendly.', {
  url: z
    .string()
    .max(500)
    .regex(/^https:\/\/calendly\.com\/[^\s]+$/, 'must be an address like https://calendly.com/name/30min')
    .describe('The address of the calendar.')
    .optional(),
  opens: z
    .enum(['link', 'frame'])
    .describe(
      'Where the calendar opens after a click: in another tab by a link (the default) or in the page.',
    )
    .optional(),
});

export type CalendlyField = z.infer<typeof calendly>;
