import type { CreditCardField } from '#form/schema/field/creditCard.ts';
import { type Html, html } from '../html.ts';
import type { FieldView } from '../view.ts';
import { noted } from './frame.ts';
import { fillPlaceholders } from './shown.ts';

/** Cards are entered on the payment provider's page, so this shows only a note. */
export function creditCard(view: FieldView<CreditCardField>): Html {
  return noted(view, noteOf(view), view.page.payments ? undefined : 'warning');
}

function noteOf({ field, page }: FieldView<CreditCardField>): Html {
  const { texts, payments } = page;
  const amount = page.amount(field.id);
  const due = amount === undefined ? html` hidden` : undefined;
  const nothing = amount === undefined ? undefined : html` hidden`;
  const follows = payments ? texts.payment_follows : texts.payments_only_free_title;
  const sum = fillPlaceholders(texts.payment_amount, { amount: amount ?? '' });
  return html`<div${due}><p class="amount" data-amount="${texts.payment_amount}">${sum}</p><p>${follows}</p></div><p${nothing}>${texts.payment_nothing}</p>`;
}
