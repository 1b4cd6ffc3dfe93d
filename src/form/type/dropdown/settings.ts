import { maxOptions } from '../../value/listLimits.ts';
import { type FieldFrom, option, placeholder, showPrices, shuffle } from '../everyField.ts';
import type { Settings } from '../setting.ts';

const { image: _, ...withoutImage } = option.settings;

export const about = 'One option of a list that opens.';

export const defaults = {};

export const settings = {
  options: {
    kind: 'list',
    of: { kind: 'object', settings: withoutImage },
    max: maxOptions.dropdown,
    about: 'What can be chosen.',
    needed: true,
  },
  placeholder,
  search: {
    kind: 'boolean',
    about: 'Whether the list can be searched; with more than 10 options it can by default.',
  },
  show_prices: showPrices,
  shuffle,
  default: { kind: 'text', about: 'The value that is chosen at the beginning.' },
} as const satisfies Settings;

export type DropdownField = FieldFrom<'dropdown', typeof settings>;
