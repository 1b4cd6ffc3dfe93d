import { minorUnits } from '#form/value/money.ts';
import type { Checkout } from '#outside/checkout.ts';
import { changePayment, findPayment, type PaymentRow } from '#store/query/collect/payment.ts';
import { releaseWaiting } from '#store/query/collect/waitingResponse.ts';
import { queueStoredRuns } from '../../workflow/plan/queueRuns.ts';
import type { PaymentContext, PaymentStatus } from './paymentContext.ts';
import { withPayment } from './paymentItem.ts';

/**
 * Makes the response of a paid checkout live exactly once, however many processes confirm it concurrently. The
 * paid amount must match the requested one; otherwise nothing becomes live and the mismatch is logged.
 */
export async function confirmPayment(
  { store, clock, log }: PaymentContext,
  { organization_id, form_id, submission_id }: PaymentRow,
  checkout: Checkout,
): Promise<PaymentStatus> {
  return await store.write(async (transaction): Promise<PaymentStatus> => {
    const { db } = transaction;
    // Every confirmation and every new attempt takes this lock, so the rows read under it stay valid.
    await transaction.lockForms(organization_id, [form_id]);
    const payment = await findPayment(db, organization_id, form_id, submission_id);
    if (payment === undefined) throw new Error('a payment vanished while it was confirmed');
    if (payment.state === 'paid') return { state: 'paid', responseId: payment.response_id };
    const difference = differenceOf(payment, checkout);
    if (difference !== undefined) {
      const facts = { form: form_id, submission: submission_id, checkout: checkout.id, ...difference };
      log.error(facts, 'a payment is not what was asked for, so its response stays out');
      await changePayment(db, payment, { state: 'mismatch' }, clock());
      return { state: 'mismatch' };
    }
    const complete = (items: Parameters<typeof withPayment>[0]) => withPayment(items, payment, checkout.card);
    const { id } = await releaseWaiting(
      transaction,
      organization_id,
      form_id,
      payment.response_id,
      complete,
      clock,
    );
    await changePayment(db, payment, { state: 'paid' }, clock());
    const event = { organizationId: organization_id, formId: form_id, responseId: id };
    await queueStoredRuns(transaction, event, ['response', 'paid'], clock());
    return { state: 'paid', responseId: id };
  });
}

/** The first difference between the checkout and the stored payment. */
function differenceOf(payment: PaymentRow, checkout: Checkout): object | undefined {
  const pairs = {
    checkout: [payment.session_id, checkout.id],
    form: [payment.form_id, checkout.formId],
    submission: [payment.submission_id, checkout.submissionId],
    currency: [payment.currency, checkout.currency],
    units: [minorUnits(payment.amount, payment.currency), checkout.units],
  };
  for (const [what, [asked, found]] of Object.entries(pairs))
    if (asked !== found) return { what, asked, found };
  return undefined;
}
