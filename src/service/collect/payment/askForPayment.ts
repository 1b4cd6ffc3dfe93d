import { createHash } from 'node:crypto';
import { minorUnits } from '#form/value/money.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { CheckoutOrder, Checkouts } from '#outside/checkout.ts';
import { changePayment, findPayment, type PaymentRow } from '#store/query/collect/payment.ts';
import type { Held, HoldFailure } from './holdForPayment.ts';
import type { PaymentContext } from './paymentContext.ts';
import { settlePayment } from './settlePayment.ts';

/** Each turn begins with what another process may just have changed; more turns than this are nobody's haste. */
const turns = 5;

/** Where a payment that is stored can be made: the checkout that it has, or a new one where that is over. */
export async function askForPayment(
  context: PaymentContext,
  checkouts: Checkouts,
  stored: PaymentRow,
): Promise<Result<Held, HoldFailure>> {
  let payment = stored;
  for (let turn = 0; turn < turns; turn += 1) {
    const answer =
      payment.session_id === null && payment.state === 'waiting'
        ? await beginCheckout(context, checkouts, payment)
        : await resumeCheckout(context, payment);
    if (answer !== undefined) return answer;
    payment = await reread(context, payment);
  }
  return failed({ code: 'payment_unavailable' });
}

/**
 * Makes the checkout of this attempt. Undefined where the payment has moved on meanwhile. If a crash comes between
 * making it and writing it down, the next attempt has the same key and gets the same checkout.
 */
async function beginCheckout(
  { store, clock, log }: PaymentContext,
  checkouts: Checkouts,
  payment: PaymentRow,
): Promise<Result<Held, HoldFailure> | undefined> {
  const made = await checkouts.createCheckout(toOrder(payment));
  if (!made.ok) {
    const { code, reason } = made.failure;
    log.error(
      { form: payment.form_id, submission: payment.submission_id, reason },
      'a payment was not begun',
    );
    // Whatever was made there, its address was given to nobody, so that nobody can pay it beside the next one.
    if (code === 'broken')
      await store.write(({ db }) => changePayment(db, payment, { attempt: payment.attempt + 1 }, clock()));
    if (code !== 'refused') return failed({ code: 'payment_unavailable' });
    await store.write(({ db }) => changePayment(db, payment, { state: 'failed' }, clock()));
    return failed({ code: 'payment_refused' });
  }
  const { id, url } = made.value;
  const isOurs = await store.write(({ db }) => changePayment(db, payment, { session_id: id }, clock()));
  return isOurs && url !== undefined ? ok({ state: 'asked', redirect: url }) : undefined;
}

/** Undefined where the attempt was over and the next one may begin. */
async function resumeCheckout(
  context: PaymentContext,
  payment: PaymentRow,
): Promise<Result<Held, HoldFailure> | undefined> {
  // One that was refused has no checkout to ask about.
  const standing =
    payment.session_id === null ? ({ state: 'failed' } as const) : await settlePayment(context, payment);
  switch (standing.state) {
    case 'paid':
      return ok({ state: 'stored', responseId: standing.responseId });
    case 'open':
      return ok({
        state: 'asked',
        redirect: standing.url ?? returnAddress(payment, payment.session_id ?? ''),
      });
    case 'processing':
    case 'mismatch':
      return ok({ state: 'asked', redirect: returnAddress(payment, payment.session_id ?? '') });
    case 'failed':
    case 'expired': {
      // Only what nobody can pay any more is followed by another, so that nobody pays twice.
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

function toOrder(payment: PaymentRow): CheckoutOrder {
  const { organization_id, form_id, submission_id, attempt, currency, purpose, site_url } = payment;
  const units = minorUnits(payment.amount, currency);
  if (units === undefined) throw new Error('a payment is stored with an amount that cannot be charged');
  const name = JSON.stringify([organization_id, form_id, submission_id, attempt]);
  return {
    key: `canvass-${createHash('sha256').update(name).digest('hex')}`,
    formId: form_id,
    submissionId: submission_id,
    currency,
    units,
    purpose,
    successUrl: returnAddress(payment, '{CHECKOUT_SESSION_ID}'),
    cancelUrl: `${site_url}/f/${encodeURIComponent(form_id)}`,
  };
}

/** The page that says how a payment stands. */
function returnAddress({ site_url, form_id }: PaymentRow, sessionId: string): string {
  return `${site_url}/f/${encodeURIComponent(form_id)}/paid?session_id=${sessionId}`;
}
