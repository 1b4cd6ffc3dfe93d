import { type FieldFrom, placeholder } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'One line of text.';

export const defaults = { accepts: 'text', min_length: 0, max_length: 1000 } as const;

export const settings = {
  placeholder,
  default: { kind: 'text', max: 10_000, about: 'What stands in it at the beginning.' },
  accepts: {
    kind: 'oneOf',
    values: ['text', 'letters', 'number', 'url', 'pattern'],
    about: '{default} (the default), letters, number, url (a web address) or pattern.',
  },
  min_length: { kind: 'whole', min: 0, max: 10_000, about: 'Characters at least.' },
  max_length: { kind: 'whole', min: 1, max: 10_000, about: 'Characters at most; {default} is the default.' },
  min: { kind: 'number', min: -1e15, max: 1e15, about: 'The smallest number, where numbers are accepted.' },
  max: { kind: 'number', min: -1e15, max: 1e15, about: 'The largest number, where numbers are accepted.' },
  pattern: {
    kind: 'text',
    min: 1,
    max: 500,
    about: 'A regular expression (RE2 syntax) for the whole answer, where a pattern is accepted.',
  },
  pattern_message: {
    kind: 'shownText',
    max: 500,
    about: 'What to say where the answer does not fit the pattern.',
  },
} as const satisfies Settings;

export type OneLineInputField = FieldFrom<'one_line_input', typeof settings>;
