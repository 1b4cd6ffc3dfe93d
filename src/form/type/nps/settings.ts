import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'How likely somebody is to recommend, from 0 to 10 (net promoter score).';

export const defaults = {};

export const settings = {
  low_label: {
    kind: 'shownText',
    max: 200,
    about: 'What 0 means; "Not at all likely" is the default.',
  },
  high_label: {
    kind: 'shownText',
    max: 200,
    about: 'What 10 means; "Extremely likely" is the default.',
  },
} as const satisfies Settings;

export type NpsField = FieldFrom<'nps', typeof settings>;
