import { isPaymentDue } from '#form/answer/payment.ts';
import { paymentWarningId } from '#render/paymentWarning.ts';
import type { LivePage } from '../livePage.ts';

/** Shows whether the answers ask for a payment that the server cannot take. */
export function showUnpayable(page: LivePage): void {
  const { data, form, state } = page;
  if (data.unpaid === undefined) return;
  page.isUnpayable = data.unpaid === 'always' || isPaymentDue(form, state);
  const box = document.getElementById(paymentWarningId);
  const [cannot, onlyFree] = box?.querySelectorAll('h2') ?? [];
  if (box === null || cannot === undefined || onlyFree === undefined) return;
  const cards = form.fields.filter(({ known }) => known?.field.type === 'credit_card');
  // Said once more only where it has changed: the box is read out when anything in it does.
  const show = (element: HTMLElement, isShown: boolean) => {
    if (element.hidden === isShown) element.hidden = !isShown;
  };
  show(cannot, page.isUnpayable);
  show(onlyFree, !page.isUnpayable);
  show(box, page.isUnpayable || cards.some(({ id }) => state.visible.has(id)));
}
