import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

const clockTime = {
  kind: 'text',
  pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
  fault: 'must be a time like 09:30',
  examples: ['09:30'],
} as const;

export const about = 'A time of the day.';

export const defaults = { step: 1 } as const;

export const settings = {
  default: { ...clockTime, about: 'The time at the beginning.' },
  min: { ...clockTime, about: 'The earliest time.' },
  max: { ...clockTime, about: 'The latest time.' },
  step: {
    kind: 'whole',
    min: 1,
    max: 720,
    about: 'Minutes from one possible time to the next, counted from the earliest; {default} is the default.',
  },
} as const satisfies Settings;

export type TimeField = FieldFrom<'time', typeof settings>;
