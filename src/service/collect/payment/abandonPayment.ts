import { changePayment, type PaymentRow } from '#store/query/collect/payment.ts';
import type { PaymentContext, PaymentStanding } from './paymentContext.ts';

/** Notes that nobody can pay this attempt any more. The response goes on waiting, for another attempt. */
export async function abandonPayment(
  { store, clock }: PaymentContext,
  payment: PaymentRow,
  state: 'failed' | 'expired',
): Promise<PaymentStanding> {
  if (payment.state !== state) await store.write(({ db }) => changePayment(db, payment, { state }, clock()));
  return { state };
}
