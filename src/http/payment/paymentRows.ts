import { limits } from '../limits.ts';
import { parameter } from '../route/router.ts';
import type { Row } from '../route/row.ts';
import type { Payments } from './payments.ts';
import { showPayment } from './showPayment.ts';
import { takeEvent } from './takeEvent.ts';

type PaymentRow = Row<{ readonly site: { readonly payments: Payments } }>;

/** The return page and the webhook of payments. */
export const paymentRows: readonly PaymentRow[] = [
  {
    pattern: '/f/:form/paid',
    methods: ['GET'],
    name: 'payment',
    access: 'public',
    origin: 'forms',
    refusesForeignHost: 'reads',
    handle: async ({ site }, exchange, match) =>
      await showPayment(site.payments, exchange, parameter(match, 'form') ?? ''),
  },
  {
    pattern: '/stripe/webhook',
    methods: ['POST'],
    name: 'stripe',
    access: 'stripe signature',
    body: { most: limits.eventBody },
    origin: 'both',
    refusesForeignHost: 'reads',
    isServed: ({ site }) => site.payments.context.checkouts?.takesEvents === true,
    handle: async ({ site }, exchange) => {
      const { context } = site.payments;
      if (context.checkouts !== undefined) await takeEvent(context, context.checkouts, exchange);
    },
  },
];
