import type { Stripe } from 'stripe';
import { programVersion } from '#kit/programVersion.ts';
import { failed, ok } from '#kit/result.ts';
import type { Checkout, CheckoutFailure, CheckoutOrder, Checkouts } from './checkout.ts';
import { readSession } from './stripeSession.ts';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string | undefined;
  /** The base URL of the API, the only host that this client connects to. */
  apiUrl: URL;
}

/** Stripe retries webhooks for three days, so a short timeout with one retry is enough. */
const timeout = 8000;
const retries = 1;

/** The events of a checkout. Each only triggers reading the checkout again, so their order does not matter. */
const checkoutEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/** Stripe Checkout through its official library, imported lazily because most installations never need it. */
export function openStripe(options: StripeOptions): Checkouts {
  let client: Promise<Stripe> | undefined;
  const stripe = () => {
    client ??= makeClient(options).catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  };

  return {
    takesEvents: options.webhookSecret !== undefined,

    async createCheckout(order) {
      const { checkout } = await stripe();
      try {
        const session = await checkout.sessions.create(toParameters(order), { idempotencyKey: order.key });
        return ok<Checkout>(readSession(session));
      } catch (error) {
        return failed(toFailure(error));
      }
    },

    async readCheckout(id) {
      const { checkout } = await stripe();
      try {
        const expand = ['payment_intent.latest_charge'];
        return ok<Checkout>(readSession(await checkout.sessions.retrieve(id, { expand })));
      } catch (error) {
        if (isStripeError(error) && error.statusCode === 404) return ok(undefined);
        return failed(toFailure(error));
      }
    },

    async readEvent(body, signature) {
      const { webhooks } = await stripe();
      try {
        const event = webhooks.constructEvent(body, signature ?? '', options.webhookSecret ?? '');
        if (!checkoutEvents.has(event.type) || !('id' in event.data.object)) return ok(undefined);
        return ok({ checkoutId: String(event.data.object.id) });
      } catch {
        // Also a signed body that is no event, which Stripe never sends.
        return failed({ code: 'signature_invalid' });
      }
    },
  };
}

async function makeClient({ secretKey, apiUrl }: StripeOptions): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const isSecure = apiUrl.protocol === 'https:';
  return new Stripe(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port === '' ? (isSecure ? 443 : 80) : Number(apiUrl.port),
    protocol: isSecure ? 'https' : 'http',
    timeout,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Canvass', version: programVersion() },
  });
}

function toParameters(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { form: order.formId, response: order.submissionId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.units,
          product_data: { name: order.purpose },
        },
      },
    ],
    client_reference_id: order.submissionId,
    metadata,
    // Lets operators find the payment by form in Stripe's dashboard.
    payment_intent_data: { metadata },
    allowed_payment_method_types: ['card'],
    // The visitor pays the form's amount in its currency.
    adaptive_pricing: { enabled: false },
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

interface StripeError extends Error {
  type: string;
  statusCode?: number;
}

function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

function toFailure(error: unknown): CheckoutFailure {
  if (!isStripeError(error)) throw error;
  const { type, statusCode = 0, message } = error;
  const mayPass = statusCode === 0 || statusCode === 409 || statusCode === 429;
  const code = statusCode >= 500 ? 'broken' : mayPass ? 'unavailable' : 'refused';
  return { code, reason: `${type}: ${message}` };
}
