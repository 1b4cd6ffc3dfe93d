import { createHash } from 'node:crypto';
import { minorUnits } from '#form/value/money.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { CheckoutOrder, Checkouts } from '#outside/checkout.ts';
import { changePayment, findPayment, type PaymentRow } from '#store/query/collect/payment.ts';
import type { Held, HoldFailure } from './holdForPayment.ts';
import type { PaymentContext } from './paymentContext.ts';
import { settlePayment } from './settlePayment.ts';

/** Each retry rereads what another process may have changed; more conflicts than this indicate a fault. */
const maxTries = 5;

/** Returns the URL at which a stored payment can be made: of its checkout, or of a new one if that has ended. */
export async function requestPayment(
  context: PaymentContext,
  checkouts: Checkouts,
  stored: PaymentRow,
  language: string | undefined,
): Promise<Result<Held, HoldFailure>> {
  let payment = stored;
  for (let tries = 0; tries < maxTries; tries += 1) {
    const answer =
      payment.session_id === null && payment.state === 'waiting'
        ? await beginCheckout(context, checkouts, payment, language)
        : await resumeCheckout(context, payment, language);
    if (answer !== undefined) return answer;
    payment = await reread(context, payment);
  }
  return failed({ code: 'payment_unavailable' });
}

/**
 * Creates the checkout of this attempt. Undefined if the payment has moved on. After a crash between creating
 * and recording it, the next try has the same idempotency key and gets the same checkout.
 */
async function beginCheckout(
  context: PaymentContext,
  checkouts: Checkouts,
  payment: PaymentRow,
  language: string | undefined,
): Promise<Result<Held, HoldFailure> | undefined> {
  const { store, clock, log } = context;
  const made = await checkouts.createCheckout(toOrder(payment, language));
  if (!made.ok) {
    const { code, reason } = made.failure;
    log.error(
      { form: payment.form_id, submission: payment.submission_id, reason },
      'a payment was not begun',
    );
    // The broken checkout's URL was never handed out, so it cannot be paid in addition to the next one.
    if (code === 'broken')
      await store.write(({ db }) => changePayment(db, payment, { attempt: payment.attempt + 1 }, clock()));
    if (code !== 'refused') return failed({ code: 'payment_unavailable' });
    await store.write(({ db }) => changePayment(db, payment, { state: 'failed' }, clock()));
    return failed({ code: 'payment_refused' });
  }
  const { id, url } = made.value;
  const isRecorded = await recordCheckout(context, payment, id);
  return isRecorded && url !== undefined ? ok({ state: 'asked', redirect: url }) : undefined;
}

/**
 * Records the checkout unless another one came first: the same submission in two languages creates two. The URL
 * of the other one is never handed out, so it cannot be paid in addition.
 */
async function recordCheckout(
  { store, clock }: PaymentContext,
  payment: PaymentRow,
  sessionId: string,
): Promise<boolean> {
  const { organization_id, form_id, submission_id } = payment;
  return await store.write(async (transaction) => {
    const { db } = transaction;
    await transaction.lockForms(organization_id, [form_id]);
    const current = await findPayment(db, organization_id, form_id, submission_id);
    if (current === undefined || (current.session_id !== null && current.session_id !== sessionId))
      return false;
    return await changePayment(db, payment, { session_id: sessionId }, clock());
  });
}

/** Undefined if the attempt has ended and the next one may start. */
async function resumeCheckout(
  context: PaymentContext,
  payment: PaymentRow,
  language: string | undefined,
): Promise<Result<Held, HoldFailure> | undefined> {
  const returnUrl = returnAddress(payment, payment.session_id ?? '', language);
  // A refused payment has no checkout to query.
  const standing =
    payment.session_id === null ? ({ state: 'failed' } as const) : await settlePayment(context, payment);
  switch (standing.state) {
    case 'paid':
      return ok({ state: 'stored', responseId: standing.responseId });
    case 'open':
      return ok({ state: 'asked', redirect: standing.url ?? returnUrl });
    case 'processing':
    case 'mismatch':
      return ok({ state: 'asked', redirect: returnUrl });
    case 'failed':
    case 'expired': {
      // A new attempt starts only once the last one can no longer be paid, so that it is not paid twice.
      const next = { attempt: payment.attempt + 1, session_id: null, state: 'waiting' } as const;
      await context.store.write(({ db }) => changePayment(db, payment, next, context.clock()));
      return undefined;
    }
    case 'unavailable':
      return failed({ code: 'payment_unavailable' });
    case 'not_set_up':
      return failed({ code: 'payments_not_set_up' });
  }
}

async function reread({ store }: PaymentContext, payment: PaymentRow): Promise<PaymentRow> {
  const { organization_id, form_id, submission_id } = payment;
  const found = await findPayment(store.read, organization_id, form_id, submission_id);
  if (found === undefined) throw new Error('a payment vanished while it was asked for');
  return found;
}

function toOrder(payment: PaymentRow, language: string | undefined): CheckoutOrder {
  const { organization_id, form_id, submission_id, attempt, currency, purpose } = payment;
  const units = minorUnits(payment.amount, currency);
  if (units === undefined) throw new Error('a payment is stored with an amount that cannot be charged');
  // Stripe refuses an idempotency key that is reused with other parameters, and the language is part of the URLs.
  const name = JSON.stringify([
    organization_id,
    form_id,
    submission_id,
    attempt,
    ...(language === undefined ? [] : [language]),
  ]);
  return {
    key: `canvass-${createHash('sha256').update(name).digest('hex')}`,
    formId: form_id,
    submissionId: submission_id,
    currency,
    units,
    purpose,
    successUrl: returnAddress(payment, '{CHECKOUT_SESSION_ID}', language),
    cancelUrl: formAddress(payment) + (language === undefined ? '' : `?lang=${encodeURIComponent(language)}`),
  };
}

/** The page that shows the state of a payment. Stripe replaces its placeholder only if it is not encoded. */
function returnAddress(payment: PaymentRow, sessionId: string, language: string | undefined): string {
  const chosen = language === undefined ? '' : `&lang=${encodeURIComponent(language)}`;
  return `${formAddress(payment)}/paid?session_id=${sessionId}${chosen}`;
}

function formAddress({ site_url, form_id }: PaymentRow): string {
  return `${site_url}/f/${encodeURIComponent(form_id)}`;
}
