import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'A payment by card through Stripe, on its own page after the form is sent.';

export const defaults = {};

export const settings = {
  currency: {
    kind: 'text',
    pattern: /^[A-Z]{3}$/,
    fault: 'must be a currency code like USD',
    about: 'Three capital letters, such as EUR; that of the form is the default.',
  },
  amount: {
    kind: 'text',
    pattern: /^\d{1,9}(\.\d{1,3})?$/,
    fault: 'must be an amount like 25.00',
    about: 'What is to be paid, such as "25.00".',
  },
  formula: { kind: 'formula', about: 'Calculates what is to be paid, instead of a fixed amount.' },
  purpose: {
    kind: 'shownText',
    max: 250,
    about: 'What is paid for, as the payment page shows it; the name of the form is the default.',
  },
} as const satisfies Settings;

export type CreditCardField = FieldFrom<'credit_card', typeof settings>;
