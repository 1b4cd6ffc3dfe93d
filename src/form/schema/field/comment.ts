import { z } from 'zod';
import { fieldSchema, placeholder } from './base.ts';

export const comment = fieldSchema('comment', 'Text of several lines.', {
  placeholder,
  default: z.string().max(100_000).describe('What stands in it at the beginning.').optional(),
  min_length: z.int().min(0).max(100_000).describe('Characters at least.').optional(),
  max_length: z.int().min(1).max(100_000).describe('Characters at most; 10,000 is the default.').optional(),
  rows: z.int().min(1).max(50).describe('The height in lines; 4 is the default.').optional(),
});

export type CommentField = z.infer<typeof comment>;
