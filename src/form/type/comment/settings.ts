import { type FieldFrom, placeholder } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'Text of several lines.';

export const defaults = { min_length: 0, max_length: 10_000, rows: 4 } as const;

export const settings = {
  placeholder,
  default: { kind: 'text', max: 100_000, about: 'What stands in it at the beginning.' },
  min_length: { kind: 'whole', min: 0, max: 100_000, about: 'Characters at least.' },
  max_length: { kind: 'whole', min: 1, max: 100_000, about: 'Characters at most; {default} is the default.' },
  rows: { kind: 'whole', min: 1, max: 50, about: 'The height in lines; {default} is the default.' },
} as const satisfies Settings;

export type CommentField = FieldFrom<'comment', typeof settings>;
