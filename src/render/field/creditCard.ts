import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import type { CreditCardField } from '#form/type/creditCard/settings.ts';
import { type Html, html } from '../html.ts';
import { contentStyle } from '../style/field/content.css.ts';
import type { FieldView } from '../view.ts';
import type { FieldAdapter } from './adapter.ts';
import { labelText, noted } from './frame.ts';
import { numberFaults } from './numberFaults.ts';

export const creditCard: FieldAdapter<CreditCardField> = {
  render,
  style: () => [contentStyle.payment],
  part: 'payment',
  faults: { ...numberFaults, payments_not_set_up: [], amount_invalid: [] },
  linkText: (view) => [labelText(view), view.page.amount(view.field.id)].filter(Boolean).join(' – '),
};

/** Cards are entered on the payment provider's page, so this shows only a note. */
function render(view: FieldView<CreditCardField>): Html {
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
