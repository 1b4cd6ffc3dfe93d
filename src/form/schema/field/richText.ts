import type { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const richText = fieldSchema(
  'rich_text',
  'A block of formatted text. Where it contains answers or formulas, its text is recorded with the response.',
  {
    text: shownText(
      20_000,
      'The text: # headings, - and 1. lists, **bold**, *italic*, [words](https://address); [field1] for answers.',
    ).optional(),
  },
);

export type RichTextField = z.infer<typeof richText>;
