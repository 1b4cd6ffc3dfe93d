import type { Payment } from '#form/answer/payment.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { minorUnits } from '#form/value/money.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findPayment, insertPayment, type PaymentRow } from '#store/query/collect/payment.ts';
import { findSubmission, insertWaiting } from '#store/query/collect/waitingResponse.ts';
import { findForm } from '#store/query/form/form.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { isSameBody } from '../answerKeys.ts';
import type { LimitFailure } from '../submission.ts';
import type { PaymentContext } from './paymentContext.ts';
import { positionOf } from './paymentItem.ts';
import { requestPayment } from './requestPayment.ts';

/** A submission that is complete except for its payment. */
export interface UnpaidSubmission extends ArrivingResponse {
  submission_id: string;
  body_hash: string;
  /** Unkeyed hash of the same body; never stored. */
  plain_hash?: string;
  /** The version that was answered. */
  definition: FormDefinition;
  payment: Payment;
  /** Checks the form's limits, once, in the transaction that stores the submission. */
  refuse?: (transaction: WriteTransaction) => Promise<LimitFailure | undefined>;
  /** Claims the response's uploads, in the transaction that stores it. */
  claimFiles?: (transaction: WriteTransaction, responseId: number) => Promise<void>;
}

export type Held =
  /** The URL that the visitor is redirected to, to pay or to see the state of the payment. */
  | { state: 'asked'; redirect: string }
  /** A retry whose response is already stored. */
  | { state: 'stored'; responseId: number };

export type HoldFailure =
  | LimitFailure
  | { code: 'payments_not_set_up' }
  /** An amount that cannot be charged, or none at all. */
  | { code: 'amount_unusable'; field: string }
  /** The id was already used with other content. */
  | { code: 'submission_differs' }
  /** The provider is unreachable; the same submission may be retried. */
  | { code: 'payment_unavailable' }
  /** The provider refuses such a payment, or this account; the log has the reason. */
  | { code: 'payment_refused' };

/**
 * Stores a submission until its payment is confirmed, and returns where to pay. A retry with the same id leads
 * to the same payment, even after a crash at any point, and never to a second one.
 */
export async function holdForPayment(
  context: PaymentContext,
  organizationId: OrganizationId,
  submission: UnpaidSubmission,
): Promise<Result<Held, HoldFailure>> {
  if (context.checkouts === undefined) return failed({ code: 'payments_not_set_up' });
  const { amount, currency } = submission.payment;
  const units = minorUnits(amount, currency);
  if (units === undefined || units === 0)
    return failed({ code: 'amount_unusable', field: submission.payment.field_id });
  const kept = await context.store.write((transaction) =>
    storePayment(context, transaction, organizationId, submission),
  );
  if (!kept.ok) return kept;
  if ('refusal' in kept.value) return failed(kept.value.refusal);
  if ('responseId' in kept.value) return ok({ state: 'stored', responseId: kept.value.responseId });
  return await requestPayment(context, context.checkouts, kept.value, submission.language ?? undefined);
}

/**
 * The payment of this submission, stored now or earlier; the id of its response if nothing is due any more; or the
 * limit that refuses it.
 */
async function storePayment(
  { formsUrl, clock }: PaymentContext,
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  submission: UnpaidSubmission,
): Promise<Result<PaymentRow | { responseId: number } | { refusal: HoldFailure }, HoldFailure>> {
  const { db } = transaction;
  const { form_id, submission_id, payment } = submission;
  await transaction.lockForms(organizationId, [form_id]);
  const known = await findSubmission(db, organizationId, form_id, submission_id);
  if (known !== undefined && !isSameBody({ ...known, is_private: 0 }, submission))
    return failed({ code: 'submission_differs' });
  if (known !== undefined && known.state !== 'pending_payment') return ok({ responseId: known.id });
  if (known === undefined) {
    const refusal = await submission.refuse?.(transaction);
    // Returns a success, so that the transaction commits the counts of the limits and the next check is cheap.
    if (refusal !== undefined) return ok({ refusal });
    const now = clock();
    const response_id = await insertWaiting(transaction, organizationId, submission, now);
    await submission.claimFiles?.(transaction, response_id);
    const { field_id, currency, amount } = payment;
    const form = await findForm(db, organizationId, form_id);
    await insertPayment(db, {
      organization_id: organizationId,
      form_id,
      submission_id,
      response_id,
      field_id,
      place: positionOf(submission.definition, submission.response, field_id),
      currency,
      amount,
      // Stripe requires a product name.
      purpose: payment.purpose || form?.name || 'Payment',
      site_url: formsUrl,
      state: 'waiting',
      created_at: now,
      updated_at: now,
    });
  }
  const stored = await findPayment(db, organizationId, form_id, submission_id);
  if (stored === undefined) throw new Error('a response waits for a payment that is not there');
  return ok(stored);
}
