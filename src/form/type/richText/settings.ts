import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about =
  'A block of formatted text. Where it contains answers or formulas, its text is recorded with the response.';

export const defaults = {};

export const settings = {
  text: {
    kind: 'shownText',
    max: 20_000,
    about:
      'The text: # headings, - and 1. lists, **bold**, *italic*, [words](https://address); [field1] for answers.',
  },
} as const satisfies Settings;

export type RichTextField = FieldFrom<'rich_text', typeof settings>;
