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
  // Anything else than "paid", such as that no payment was required, is not what we asked for.
  if (session.payment_status === 'paid') return 'paid';
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  // A bank that refuses later sends the payment back to its beginning, while the session stays complete.
  const isOver = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return isOver ? 'failed' : 'processing';
}

function cardOf({ payment_intent: intent }: Stripe.Checkout.Session): Checkout['card'] {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  if (card?.last4 === undefined || card.last4 === null) return undefined;
  return { brand: card.brand ?? '', lastDigits: card.last4 };
}
