import { isPaymentDue } from '#form/answer/payment.ts';
import { type Html, html } from './html.ts';
import type { FormView } from './view.ts';

/** The id of the warning that payments cannot be taken; the send button refers to it. */
export const paymentWarningId = 'unpaid';

/**
 * A warning above the form that its payment cannot be taken. If only some answers require one, the script shows
 * the box and its parts as the answers change.
 */
export function paymentWarning(view: FormView): Html | undefined {
  const { texts, unpaid, form, state } = view;
  if (unpaid === undefined) return undefined;
  // A failed submission focuses it.
  const focus = view.notice === 'payments_not_set_up' ? html` tabindex="-1" autofocus` : undefined;
  const box = html`<div class="summary warning" id="${paymentWarningId}" role="alert"${focus}`;
  const cannot = html`<h2>${texts.payments_not_set_up_title}</h2><p>${texts.payments_not_set_up}</p>`;
  if (unpaid === 'always') return html`${box}>${cannot}</div>\n`;
  const isDue = isPaymentDue(form, state);
  const isMet =
    isDue || form.fields.some(({ id, known }) => known?.type === 'credit_card' && state.visible.has(id));
  const hiddenIf = (isHidden: boolean) => (isHidden ? html` hidden` : undefined);
  return html`${box}${hiddenIf(!isMet)}><div${hiddenIf(!isDue)}>${cannot}</div><h2${hiddenIf(isDue)}>${texts.payments_only_free_title}</h2><p>${texts.payments_only_free}</p></div>\n`;
}

/**
 * The send button. It is disabled if no answers make the form sendable. If answers decide, it stays enabled,
 * because without a script nothing could enable it again; the server then refuses.
 */
export function sendButton({ texts, unpaid }: FormView): Html {
  // Without autocomplete="off", Firefox keeps a button disabled over a reload.
  const disabled =
    unpaid === 'always'
      ? html` disabled autocomplete="off" aria-describedby="${paymentWarningId}"`
      : undefined;
  return html`<button class="button" type="submit"${disabled}>${texts.submit}</button>`;
}
