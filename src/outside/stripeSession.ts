import type { Stripe } from 'stripe';
import type { Checkout } from './checkout.ts';

/** The fields we use of a Stripe Checkout session; the charge is expanded if it was paid. */
export function readSession(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    state: stateOf(session),
    url: session.url ?? undefined,
    currency: (session.currency ?? '').toUpperCase(),
    units: session.amount_total ?? -1,
    formId: session.metadata?.form,
    submissionId: session.client_reference_id ?? undefined,
    card: cardOf(session),
  };
}

function stateOf(session: Stripe.Checkout.Session): Checkout['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  // Every other status, such as `no_payment_required`, is not the requested payment.
  if (session.payment_status === 'paid') return 'paid';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  // After a late refusal by the bank, the payment intent returns to its initial status while the session stays
  // complete.
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isOver ? 'failed' : 'processing';
}

function cardOf({ payment_intent: intent }: Stripe.Checkout.Session): Checkout['card'] {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (card?.last4 === undefined || card.last4 === null) return undefined;
  return { brand: card.brand ?? '', lastDigits: card.last4 };
}
