import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'A value that visitors do not see: from the address of the page, or from a formula.';

export const defaults = {};

export const settings = {
  parameter: {
    kind: 'text',
    min: 1,
    max: 100,
    about: "The name of the page address's parameter that gives the value; the field's id is the default.",
  },
  formula: { kind: 'formula', about: 'Calculates the value; nothing else is then taken.' },
  default: { kind: 'text', max: 1000, about: 'The value where the address gives none.' },
} as const satisfies Settings;

export type HiddenField = FieldFrom<'hidden', typeof settings>;
