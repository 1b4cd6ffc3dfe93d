import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'An appointment booked through Calendly.';

export const defaults = { opens: 'link' } as const;

export const settings = {
  url: {
    kind: 'text',
    max: 500,
    pattern: /^https:\/\/calendly\.com\/[^\s]+$/,
    fault: 'must be an address like https://calendly.com/name/30min',
    about: 'The address of the calendar.',
  },
  opens: {
    kind: 'oneOf',
    values: ['link', 'frame'],
    about:
      'Where the calendar opens after a click: in another tab by a {default} (the default) or in the page.',
  },
} as const satisfies Settings;

export type CalendlyField = FieldFrom<'calendly', typeof settings>;
