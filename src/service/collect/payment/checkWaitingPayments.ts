import { changePayment, waitingPayments } from '#store/query/collect/payment.ts';
import type { PaymentContext } from './paymentContext.ts';
import { settlePayment } from './settlePayment.ts';

/** Long enough for the visitor to pay and return, and for the webhook to arrive. */
const waitingTime = 15 * 60_000;
const batchSize = 20;

/**
 * Polls long-waiting payments: a closed browser or a lost webhook must not lose a response that was paid for.
 */
export async function checkWaitingPayments(context: PaymentContext): Promise<void> {
  const { store, clock } = context;
  for (const payment of await waitingPayments(store.read, clock() - waitingTime, batchSize)) {
    const { state } = await settlePayment(context, payment);
    // Moves payments that keep waiting to the back of the queue.
    if (state === 'open' || state === 'processing' || state === 'unavailable')
      await store.write(({ db }) => changePayment(db, payment, {}, clock()));
  }
}
