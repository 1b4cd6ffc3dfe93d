import { z } from 'zod';
import { formula, shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const creditCard = fieldSchema(
  'credit_card',
  'A payment by card through Stripe, on its own page after the form is sent.',
  {
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency code like USD')
      .describe('Three capital letters, such as EUR.')
      .optional(),
    amount: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,3})?$/, 'must be an amount like 25.00')
      .describe('What is to be paid, such as "25.00".')
      .optional(),
    formula: formula.describe('Calculates what is to be paid, instead of a fixed amount.').optional(),
    purpose: shownText(
      250,
      'What is paid for, as the payment page shows it; the name of the form is the default.',
    ).optional(),
  },
);

export type CreditCardField = z.infer<typeof creditCard>;
