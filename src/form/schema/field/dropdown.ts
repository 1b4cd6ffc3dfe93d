import { z } from 'zod';
import { maxOptions } from '../../value/listLimits.ts';
import { option, showPrices } from '../pieces.ts';
import { fieldSchema, placeholder } from './base.ts';

export const dropdown = fieldSchema('dropdown', 'One option of a list that opens.', {
  options: z
    .array(option.omit({ image: true }))
    .max(maxOptions.dropdown)
    .describe('What can be chosen.'),
  placeholder,
  search: z
    .boolean()
    .describe('Whether the list can be searched; with more than 10 options it can by default.')
    .optional(),
  show_prices: showPrices,
  shuffle: z.boolean().describe('Whether each visitor gets the options in another order.').optional(),
  default: z.string().describe('The value that is chosen at the beginning.').optional(),
});

export type DropdownField = z.infer<typeof dropdown>;
