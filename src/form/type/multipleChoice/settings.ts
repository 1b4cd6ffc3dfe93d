import { maxOptions } from '../../value/listLimits.ts';
import { type FieldFrom, option, showPrices, shuffle } from '../everyField.ts';
import type { Settings } from '../setting.ts';

/** The defaults of "Other". */
export const otherDefaults = { value: 'other', label: 'Other', max_length: 200 } as const;

export const about = 'One or several of a list of options.';

export const defaults = { min: 0, layout: 'list' } as const;

export const settings = {
  options: {
    kind: 'list',
    of: option,
    max: maxOptions.multiple_choice,
    about: 'What can be chosen.',
    needed: true,
  },
  multiple: { kind: 'boolean', about: 'Whether several may be chosen; no is the default.' },
  min: { kind: 'whole', min: 0, max: 500, about: 'Options at least, where several may be chosen.' },
  max: { kind: 'whole', min: 1, max: 500, about: 'Options at most, where several may be chosen.' },
  other: {
    kind: 'object',
    about: "Offers a last option with words of the visitor's own.",
    defaults: otherDefaults,
    settings: {
      value: { kind: 'name', about: 'What conditions name it by; {default} is the default.' },
      label: {
        kind: 'shownText',
        max: 500,
        about: 'What visitors read beside it; {default} is the default.',
      },
      price: { kind: 'number', min: -1e9, max: 1e9, about: 'What it costs; formulas and totals count it.' },
      max_length: {
        kind: 'whole',
        min: 1,
        max: 1000,
        about: 'Characters at most; {default} is the default.',
      },
    },
  },
  show_prices: showPrices,
  shuffle,
  default: {
    kind: 'list',
    of: { kind: 'text' },
    max: 500,
    about: 'The values that are chosen at the beginning.',
  },
  layout: {
    kind: 'oneOf',
    values: ['list', 'columns', 'buttons'],
    about: 'How the options stand: {default} (the default), columns or buttons.',
  },
} as const satisfies Settings;

export type MultipleChoiceField = FieldFrom<'multiple_choice', typeof settings>;
