import { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

const bound = z.number().min(-1e9).max(1e9);

export const slider = fieldSchema('slider', 'A number chosen on a line.', {
  min: bound.describe('The smallest number; 0 is the default.').optional(),
  max: bound.describe('The largest number; 100 is the default.').optional(),
  step: z
    .number()
    .min(0.000001)
    .max(1e9)
    .describe('From one number to the next, counted from the smallest; 1 is the default.')
    .optional(),
  default: bound.describe('The number at the beginning.').optional(),
  unit: shownText(20, 'Shown beside the number, such as % or km.').optional(),
  low_label: shownText(200, 'What the smallest number means.').optional(),
  high_label: shownText(200, 'What the largest number means.').optional(),
});

export type SliderField = z.infer<typeof slider>;
