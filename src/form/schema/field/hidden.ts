import { z } from 'zod';
import { formula } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const hidden = fieldSchema(
  'hidden',
  'A value that visitors do not see: from the address of the page, or from a formula.',
  {
    parameter: z
      .string()
      .min(1)
      .max(100)
      .describe(
        "The name of the page address's parameter that gives the value; the field's id is the default.",
      )
      .optional(),
    formula: formula.describe('Calculates the value; nothing else is then taken.').optional(),
    default: z.string().max(1000).describe('The value where the address gives none.').optional(),
  },
);

export type HiddenField = z.infer<typeof hidden>;
