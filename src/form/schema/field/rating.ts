import { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const rating = fieldSchema('rating', 'A number of stars.', {
  max: z.int().min(2).max(10).describe('The best rating; 5 is the default. The worst is 1.').optional(),
  icon: z
    .enum(['star', 'heart', 'thumb', 'number'])
    .describe('What is shown; star is the default.')
    .optional(),
  low_label: shownText(200, 'What the worst rating means.').optional(),
  high_label: shownText(200, 'What the best rating means.').optional(),
  default: z.int().min(1).max(10).describe('The rating at the beginning.').optional(),
});

export type RatingField = z.infer<typeof rating>;
