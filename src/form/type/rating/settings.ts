import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'A number of stars.';

export const defaults = { max: 5, step: 1, icon: 'star' } as const;

export const settings = {
  max: {
    kind: 'whole',
    min: 2,
    max: 10,
    about: 'The best rating; {default} is the default. The worst is one step: 1, or 0.5 with half steps.',
  },
  step: {
    kind: 'oneOf',
    values: [0.5, 1],
    about: 'From one rating to the next: {default} is the default, 0.5 adds half steps.',
  },
  icon: {
    kind: 'oneOf',
    values: ['star', 'heart', 'thumb', 'number'],
    about: 'What is shown; {default} is the default.',
  },
  low_label: { kind: 'shownText', max: 200, about: 'What the worst rating means.' },
  high_label: { kind: 'shownText', max: 200, about: 'What the best rating means.' },
  default: { kind: 'number', min: 0.5, max: 10, about: 'The rating at the beginning.' },
} as const satisfies Settings;

export type RatingField = FieldFrom<'rating', typeof settings>;
