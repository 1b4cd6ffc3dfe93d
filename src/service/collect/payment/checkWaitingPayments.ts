import { changePayment, waitingPayments } from '#store/query/collect/payment.ts';
import type { PaymentContext } from './paymentContext.ts';
import { settlePayment } from './settlePayment.ts';

/** Long enough for the visitor to pay and come back, and for the provider's message to arrive. */
const patience = 15 * 60_000;
const atOnce = 20;

/**
 * Asks about payments that have waited for long: a visitor who paid and closed the browser, and a message that never
 * arrived, must not cost anybody a response.
 */
export async function checkWaitingPayments(context: PaymentContext): Promise<void> {
  const { store, clock } = context;
  for (const payment of await waitingPayments(store.read, clock() - patience, atOnce)) {
    const { state } = await settlePayment(context, payment);
    // Those that go on waiting make room for the others.
    if (state === 'open' || state === 'processing' || state === 'unavailable')
      await store.write(({ db }) => changePayment(db, payment, {}, clock()));
  }
}
