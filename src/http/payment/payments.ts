import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import type { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';

/** The context of the return address and of Stripe's webhook. */
export interface Payments {
  context: PaymentContext;
  /** Recently checked sessions, so that reloading the page makes no further request to Stripe. */
  justAsked: ExpiringCache<string, true>;
  /** The published forms, for the theme; lazily imported with the first return from a payment. */
  forms?: PublishedForms;
}

const maxSessions = 10_000;
const checkInterval = 2000;

export function openPayments(context: PaymentContext): Payments {
  return { context, justAsked: new ExpiringCache(maxSessions, checkInterval, context.clock) };
}
