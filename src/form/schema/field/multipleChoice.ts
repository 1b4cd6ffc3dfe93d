import { z } from 'zod';
import { maxOptions } from '../../value/listLimits.ts';
import { namingWord, option, shownText, showPrices } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const multipleChoice = fieldSchema('multiple_choice', 'One or several of a list of options.', {
  options: z.array(option).max(maxOptions.multiple_choice).describe('What can be chosen.'),
  multiple: z.boolean().describe('Whether several may be chosen; no is the default.').optional(),
  min: z.int().min(0).max(500).describe('Options at least, where several may be chosen.').optional(),
  max: z.int().min(1).max(500).describe('Options at most, where several may be chosen.').optional(),
  other: z
    .strictObject({
      value: namingWord().describe('What conditions name it by; other is the default.').optional(),
      label: shownText(500, 'What visitors read beside it; Other is the default.').optional(),
      price: z.number().min(-1e9).max(1e9).describe('What it counts in formulas.').optional(),
      max_length: z.int().min(1).max(1000).describe('Characters at most; 200 is the default.').optional(),
    })
    .describe("Offers a last option with words of the visitor's own.")
    .optional(),
  show_prices: showPrices,
  shuffle: z.boolean().describe('Whether each visitor gets the options in another order.').optional(),
  default: z.array(z.string()).max(500).describe('The values that are chosen at the beginning.').optional(),
  layout: z
    .enum(['list', 'columns', 'buttons'])
    .describe('How the options stand: list (the default), columns or buttons.')
    .optional(),
});

export type MultipleChoiceField = z.infer<typeof multipleChoice>;
