import type { CreditCardField } from '#form/schema/field/creditCard.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { noted } from './frame.ts';
import { worded } from './shown.ts';

/** Cards are paid with on the payment provider's page, so that nothing is asked here: a note says what follows. */
export function creditCard(view: FieldView<CreditCardField>): Html {
  return noted(view, noteOf(view));
}

function noteOf({ field, page }: FieldView<CreditCardField>): Html {
  const { texts, payments } = page;
  if (!payments) return html`<p>${texts.payments_not_set_up}</p>`;
  const amount = page.amount(field.id);
  if (amount === undefined) return html`<p>${texts.payment_nothing}</p>`;
  return html`<p class="amount">${worded(texts.payment_amount, { amount })}</p><p>${texts.payment_follows}</p>`;
}
