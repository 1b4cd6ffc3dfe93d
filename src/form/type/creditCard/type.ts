import { type Facts, unusedAmong } from '../facts.ts';
import { creditCard } from './behaviour.ts';
import { about, type CreditCardField, defaults, settings } from './settings.ts';

const facts: Facts<CreditCardField> = {
  seconds: 45,
  isFinal: true,
  unusedSettings: (field) =>
    field.formula === undefined ? [] : unusedAmong(field, ['amount'], 'next to a formula'),
};

export const creditCardType = { about, defaults, settings, behaviour: creditCard, facts };
