import { type Facts, unusedAmong } from '../facts.ts';
import { hidden } from './behaviour.ts';
import { about, defaults, type HiddenField, settings } from './settings.ts';

const facts: Facts<HiddenField> = {
  seconds: 0,
  isFinal: true,
  textsToRead: () => [],
  like: ['text'],
  unusedSettings: (field) =>
    field.formula === undefined ? [] : unusedAmong(field, ['parameter', 'default'], 'next to a formula'),
};

export const hiddenType = { about, defaults, settings, behaviour: hidden, facts };
