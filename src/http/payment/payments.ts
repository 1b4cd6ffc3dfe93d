import { ExpiringCache } from '#kit/async/expiringCache.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';

/** What the addresses that payments come back to work with. */
export interface Payments {
  context: PaymentContext;
  /** Sessions that the provider was just asked about for a page: one that is loaded over and over costs it nothing. */
  justAsked: ExpiringCache<string, true>;
}

const remembered = 10_000;
const moment = 2000;

export function openPayments(context: PaymentContext): Payments {
  return { context, justAsked: new ExpiringCache(remembered, moment, context.clock) };
}
