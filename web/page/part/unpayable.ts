import { paymentWarningId } from '#render/paymentWarning.ts';
import type { LivePage } from '../livePage.ts';

/** Shows whether the answers ask for a payment that the server cannot take. */
export function showUnpayable(page: LivePage): void {
  const { data, form, state } = page;
  if (data.unpaid === undefined) return;
  const cards = form.fields.filter(
    ({ id, known }) => known?.field.type === 'credit_card' && state.visible.has(id),
  );
  // Like `isPaymentDue`, which would pull too much server code into the bundle.
  const isDue = cards.some(({ id }) => (state.amount(id)?.coefficient ?? 0n) > 0n);
  page.isUnpayable = data.unpaid === 'always' || isDue;
  const box = document.getElementById(paymentWarningId);
  if (box === null || data.unpaid === 'always') return;
  const [cannot, onlyFree] = box.children;
  // Writes only changes: screen readers announce the live region whenever it is written.
  const show = (element: Element | undefined, isShown: boolean) => {
    if (element?.hasAttribute('hidden') === isShown) element.toggleAttribute('hidden', !isShown);
  };
  show(cannot, isDue);
  show(onlyFree, !isDue);
  show(box, isDue || cards.length > 0);
}
