import { changePayment, type PaymentRow } from '#store/query/collect/payment.ts';
import type { PaymentContext, PaymentStatus } from './paymentContext.ts';

/** Records that this attempt can no longer be paid. The response keeps waiting for another attempt. */
export async function abandonPayment(
  { store, clock }: PaymentContext,
  payment: PaymentRow,
  state: 'failed' | 'expired',
): Promise<PaymentStatus> {
  if (payment.state !== state) await store.write(({ db }) => changePayment(db, payment, { state }, clock()));
  return { state };
}
