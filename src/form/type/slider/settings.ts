import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

const bound = { kind: 'number', min: -1e9, max: 1e9 } as const;

export const about = 'A number chosen on a line.';

export const defaults = { min: 0, max: 100, step: 1 } as const;

export const settings = {
  min: { ...bound, about: 'The smallest number; {default} is the default.' },
  max: { ...bound, about: 'The largest number; {default} is the default.' },
  step: {
    kind: 'number',
    min: 0.000001,
    max: 1e9,
    about: 'From one number to the next, counted from the smallest; {default} is the default.',
  },
  default: { ...bound, about: 'The number at the beginning.' },
  unit: { kind: 'shownText', max: 20, about: 'Shown beside the number, such as % or km.' },
  low_label: { kind: 'shownText', max: 200, about: 'What the smallest number means.' },
  high_label: { kind: 'shownText', max: 200, about: 'What the largest number means.' },
} as const satisfies Settings;

export type SliderField = FieldFrom<'slider', typeof settings>;
