import { changePayment, type PaymentRow } from '#store/query/collect/payment.ts';
import { confirmPayment } from './confirmPayment.ts';
import type { PaymentContext, PaymentStatus } from './paymentContext.ts';

/**
 * Queries the provider for the state of a payment and applies it. The visitor's return and webhooks only
 * trigger the query, so their order, number and content do not matter.
 */
export async function settlePayment(context: PaymentContext, payment: PaymentRow): Promise<PaymentStatus> {
  if (payment.state === 'paid') return { state: 'paid', responseId: payment.response_id };
  if (context.checkouts === undefined) return { state: 'not_set_up' };
  if (payment.session_id === null) return { state: 'unavailable' };
  const read = await context.checkouts.readCheckout(payment.session_id);
  const facts = { form: payment.form_id, submission: payment.submission_id, checkout: payment.session_id };
  if (!read.ok) {
    context.log.warn({ ...facts, reason: read.failure.reason }, 'a payment could not be asked about');
    return { state: 'unavailable' };
  }
  const checkout = read.value;
  if (checkout === undefined) {
    context.log.warn(facts, 'Stripe does not know a payment; does the key belong to another account?');
    return { state: 'unavailable' };
  }
  switch (checkout.state) {
    case 'paid':
      return await confirmPayment(context, payment, checkout);
    case 'failed':
    case 'expired':
      return await abandonPayment(context, payment, checkout.state);
    case 'open':
      return { state: 'open', url: checkout.url };
    case 'processing':
      return { state: 'processing' };
  }
}

/** Records that this attempt can no longer be paid. The response keeps waiting for another attempt. */
async function abandonPayment(
  { store, clock }: PaymentContext,
  payment: PaymentRow,
  state: 'failed' | 'expired',
): Promise<PaymentStatus> {
  if (payment.state !== state) await store.write(({ db }) => changePayment(db, payment, { state }, clock()));
  return { state };
}
