import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { findPaymentOfSession, type PaymentRow } from '#store/query/collect/payment.ts';
import { findForm } from '#store/query/form/form.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { sendCompressible } from '../reply/send.ts';
import { type PaymentView, paymentPage, paymentPolicy } from './paymentPage.ts';
import type { Payments } from './payments.ts';

const longestSession = 300;

/** The page to which a visitor comes back from paying. Coming here is one of the ways in which we learn of it. */
export async function showPayment(
  payments: Payments,
  exchange: Exchange,
  encodedFormId: string,
): Promise<void> {
  const view = await viewOf(payments, decodedSegment(encodedFormId) ?? '', sessionIn(exchange.query));
  exchange.addHeader('Content-Type', 'text/html; charset=utf-8');
  exchange.addHeader('Content-Security-Policy', paymentPolicy);
  exchange.addHeader('Referrer-Policy', 'no-referrer');
  exchange.addHeader('Cross-Origin-Opener-Policy', 'same-origin');
  exchange.addHeader('Cache-Control', 'no-store');
  const status = view.state === 'unknown' || view.state === 'not_set_up' ? 404 : 200;
  await sendCompressible(exchange, status, [Buffer.from(paymentPage(view))]);
}

async function viewOf(payments: Payments, formId: string, session: string): Promise<PaymentView> {
  const { store, checkouts, formsUrl } = payments.context;
  const payment = session === '' ? undefined : await findPaymentOfSession(store.read, session);
  // Without keys no payment is ever begun, so that is what whoever comes here should know.
  if (payment === undefined || payment.form_id !== formId)
    return { state: checkouts === undefined ? 'not_set_up' : 'unknown' };
  const form = await findForm(store.read, payment.organization_id, payment.form_id);
  const { state, url } = await standingOf(payments, payment);
  return {
    state,
    payUrl: url,
    formName: form?.name,
    formUrl: `${formsUrl}/f/${encodeURIComponent(payment.form_id)}`,
    amount: `${payment.currency} ${payment.amount}`,
  };
}

async function standingOf(
  { context, justAsked }: Payments,
  payment: PaymentRow,
): Promise<{ state: PaymentView['state']; url?: string | undefined }> {
  const session = payment.session_id ?? '';
  if (justAsked.get(session) === true)
    return { state: payment.state === 'waiting' ? 'processing' : payment.state };
  justAsked.set(session, true);
  const standing = await settlePayment(context, payment);
  // The page looks again by itself, and by then the provider may answer, or may have sent its message.
  return standing.state === 'unavailable' ? { state: 'processing' } : standing;
}

function sessionIn(query: string): string {
  const [session = '', ...more] = new URLSearchParams(query).getAll('session_id');
  return more.length > 0 || session.length > longestSession ? '' : session;
}
