import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import type { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';

/** The context of the return address and of Stripe's webhook. */
export interface Payments {
  context: PaymentContext;
  /** Sessions that Stripe was asked about a moment ago: reloading the page costs no further request. */
  justAsked: ExpiringCache<string, true>;
  /** The forms in their look; loaded with the first return from paying. */
  forms?: PublishedForms;
}

const remembered = 10_000;
const moment = 2000;

export function openPayments(context: PaymentContext): Payments {
  return { context, justAsked: new ExpiringCache(remembered, moment, context.clock) };
}
