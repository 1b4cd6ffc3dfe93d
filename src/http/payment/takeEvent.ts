import type { Checkouts } from '#outside/checkout.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { findPaymentOfSession } from '#store/query/collect/payment.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendJson } from '../reply/send.ts';

const received = Buffer.from('{"received":true}');

/** Handles a webhook of Stripe. Its content is not trusted: it only triggers a query of the payment's state. */
export async function takeEvent(
  payments: PaymentContext,
  checkouts: Checkouts,
  exchange: Exchange,
): Promise<void> {
  const { 'stripe-signature': signature } = exchange.request.headers;
  const event = await checkouts.readEvent(
    exchange.body ?? Buffer.alloc(0),
    typeof signature === 'string' ? signature : undefined,
  );
  if (!event.ok) throw new Problem('signature_invalid');
  if (event.value !== undefined) {
    // Other programs may use the same Stripe account; their payments are ignored.
    const payment = await findPaymentOfSession(payments.store.read, event.value.checkoutId);
    const standing = payment === undefined ? undefined : await settlePayment(payments, payment);
    // Any failure makes Stripe retry the webhook later.
    if (standing?.state === 'unavailable') throw new Problem('not_ready', { headers: ['Retry-After', '60'] });
  }
  exchange.addHeader('Cache-Control', 'no-store');
  await sendJson(exchange, 200, [received]);
}
