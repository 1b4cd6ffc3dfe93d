import { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const rating = fieldSchema('rating', 'A number of stars.', {
  max: z
    .int()
    .min(2)
    .max(10)
    .describe('The best rating; 5 is the default. The worst is one step: 1, or 0.5 with half steps.')
    .optional(),
  step: z
    .literal([0.5, 1])
    .describe('From one rating to the next: 1 is the default, 0.5 adds half steps.')
    .optional(),
  icon: z
    .enum(['star', 'heart', 'thumb', 'number'])
    .describe('What is shown; star is the default.')
    .optional(),
  low_label: shownText(200, 'What the worst rating means.').optional(),
  high_label: shownText(200, 'What the best rating means.').optional(),
  default: z.number().min(0.5).max(10).describe('The rating at the beginning.').optional(),
});

export type RatingField = z.infer<typeof rating>;
