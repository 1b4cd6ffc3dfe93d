import { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema, placeholder } from './base.ts';

export const oneLineInput = fieldSchema('one_line_input', 'One line of text.', {
  placeholder,
  default: z.string().max(10_000).describe('What stands in it at the beginning.').optional(),
  accepts: z
    .enum(['text', 'letters', 'number', 'url', 'pattern'])
    .describe('text (the default), letters, number, url (a web address) or pattern.')
    .optional(),
  min_length: z.int().min(0).max(10_000).describe('Characters at least.').optional(),
  max_length: z.int().min(1).max(10_000).describe('Characters at most; 1,000 is the default.').optional(),
  min: z
    .number()
    .min(-1e15)
    .max(1e15)
    .describe('The smallest number, where numbers are accepted.')
    .optional(),
  max: z.number().min(-1e15).max(1e15).describe('The largest number, where numbers are accepted.').optional(),
  pattern: z
    .string()
    .min(1)
    .max(500)
    .describe('A regular expression (RE2 syntax) for the whole answer, where a pattern is accepted.')
    .optional(),
  pattern_message: shownText(500, 'What to say where the answer does not fit the pattern.').optional(),
});

export type OneLineInputField = z.infer<typeof oneLineInput>;
