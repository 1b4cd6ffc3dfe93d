import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import type { Payments } from './payments.ts';
import { showPayment } from './showPayment.ts';
import { takeEvent } from './takeEvent.ts';

const returnPath = /^\/f\/([^/]+)\/paid$/;
/** Where the provider sends its messages. */
export const eventPath = '/stripe/webhook';

/** Whether it was one of the two addresses that payments come back to. */
export async function handlePayment(payments: Payments, exchange: Exchange): Promise<boolean> {
  const formId = returnPath.exec(exchange.path)?.[1];
  if (formId !== undefined) {
    exchange.route = 'payment';
    if (!exchange.isRead) throw new Problem('method_not_allowed', { headers: ['Allow', 'GET, HEAD'] });
    await showPayment(payments, exchange, formId);
    return true;
  }
  const { checkouts } = payments.context;
  if (exchange.path !== eventPath || checkouts?.takesEvents !== true) return false;
  exchange.route = 'stripe';
  if (exchange.request.method !== 'POST') {
    const message = 'Only POST is possible here.';
    throw new Problem('method_not_allowed', { message, headers: ['Allow', 'POST'] });
  }
  await takeEvent(payments.context, checkouts, exchange);
  return true;
}

/** Whether a request's body is a message of the provider: of all others, none is read. */
export function isEventMessage(payments: Payments, { path, request }: Exchange): boolean {
  return request.method === 'POST' && path === eventPath && payments.context.checkouts?.takesEvents === true;
}
