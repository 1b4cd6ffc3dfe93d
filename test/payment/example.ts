import assert from 'node:assert/strict';
import type { FormDefinition } from '#form/definition/document.ts';
import { systemClock } from '#kit/time/clock.ts';
import type { Checkouts } from '#outside/checkout.ts';
import { openStripe } from '#outside/stripe.ts';
import type { StripeServer } from '#outside/testing/stripeServer.ts';
import { holdForPayment, type UnpaidSubmission } from '#service/collect/payment/holdForPayment.ts';
import type { PaymentContext } from '#service/collect/payment/paymentContext.ts';
import { findPayment } from '#store/query/collect/payment.ts';
import { findForm } from '#store/query/form/form.ts';
import { type Store, unboundedWindow } from '#store/store.ts';
import { arriving, type Example } from '../store/example.ts';

/** A name, then the payment, then a comment: the payment's answer goes between the two others. */
export const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'credit_card', label: 'Ticket', currency: 'USD', amount: '25.00' },
        { id: 'field3', type: 'comment', label: 'Anything else' },
      ],
    },
  ],
};

export function due(
  formId: string,
  submission_id: string,
  change: Partial<UnpaidSubmission> & { amount?: string; currency?: string } = {},
): UnpaidSubmission {
  const { amount = '25.00', currency = 'USD', ...rest } = change;
  return {
    ...arriving(formId),
    response: [
      { field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: 'Ana' },
      { field_id: 'field3', field_type: 'comment', value_type: 'string', value: 'See you \ud83d\ude00' },
    ],
    submission_id,
    body_hash: `hash of ${submission_id}`,
    definition,
    payment: { field_id: 'field2', currency, amount, purpose: 'A ticket' },
    ...rest,
  };
}

export interface TestPayments extends PaymentContext {
  /** The logged messages. */
  logged: string[];
}

export function paymentsOf(store: Store, server: StripeServer | undefined): TestPayments {
  const logged: string[] = [];
  const note = (_facts: object, sentence: string) => {
    logged.push(sentence);
  };
  return {
    store,
    checkouts: server === undefined ? undefined : stripeAt(server),
    formsUrl: 'https://forms.example.org',
    clock: systemClock,
    log: { warn: note, error: note },
    logged,
  };
}

export function stripeAt({ secretKey, webhookSecret, url }: StripeServer): Checkouts {
  return openStripe({ secretKey, webhookSecret, apiUrl: url });
}

/** Holds a submission and returns the id of its payment session. */
export async function held(
  payments: PaymentContext,
  { organizationId, formId }: Example,
  submissionId: string,
  change: Parameters<typeof due>[2] = {},
): Promise<string> {
  const result = await holdForPayment(payments, organizationId, due(formId, submissionId, change));
  assert.ok(result.ok && result.value.state === 'asked', JSON.stringify(result));
  const payment = await findPayment(payments.store.read, organizationId, formId, submissionId);
  assert.ok(payment?.session_id);
  assert.equal(result.value.redirect, `https://checkout.stripe.com/c/pay/${payment.session_id}`);
  return payment.session_id;
}

/** The answers of each listed response, newest first, and the form's totals. */
export async function visible(store: Store, { organizationId, formId }: Example) {
  const page = await store.responsePage(organizationId, formId, { limit: 100, ...unboundedWindow });
  const parsed = JSON.parse(`[${Buffer.from(page?.items ?? []).toString('utf8')}]`) as {
    id: number;
    response: { field_id: string; value: unknown }[];
  }[];
  const form = await findForm(store.read, organizationId, formId);
  return {
    ids: parsed.map(({ id }) => id),
    answers: parsed.map(({ response }) => response.map(({ value }) => value)),
    totals: [form?.live_count, form?.test_count, form?.counter],
  };
}
