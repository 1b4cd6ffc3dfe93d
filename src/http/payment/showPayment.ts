import { createHash } from 'node:crypto';
import { hour } from '#kit/time/durations.ts';
import type { Payment } from '#render/paymentPage.ts';
import { canonicalAddress } from '#render/share/formAddress.ts';
import type { RenderedSheet } from '#render/status/renderedSheet.ts';
import type { PageLanguage } from '#render/view.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { findPaymentOfSession, type PaymentRow } from '#store/query/collect/payment.ts';
import { findForm } from '#store/query/form/form.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { sendCompressible } from '../reply/send.ts';
import type { Payments } from './payments.ts';

const maxSessionLength = 300;

/** How long the page of a payment shows the answers. */
const endingPeriod = hour;

/** Shows the state of a payment to a returning visitor. The return itself settles the payment. */
export async function showPayment(
  payments: Payments,
  exchange: Exchange,
  encodedFormId: string,
): Promise<void> {
  const query = new URLSearchParams(exchange.query);
  const formId = decodedSegment(encodedFormId) ?? '';
  const { paidFor, ...payment } = await paymentOf(payments, formId, sessionIn(query));
  // Rendering is imported lazily: most installations never take a payment.
  const [{ renderPaymentPage }, { statusStyle }, { paymentStyle }, { pageStyle }, { pageLanguageOf }] =
    await Promise.all([
      import('#render/paymentPage.ts'),
      import('#render/style/status.css.ts'),
      import('#render/style/payment.css.ts'),
      import('#render/style/pageStyle.ts'),
      import('../page/pageLanguageOf.ts'),
    ]);
  const form = payment.formName === undefined ? undefined : await publishedForm(payments, formId);
  const definition = form?.definition;
  const requested = query.get('lang') ?? undefined;
  const pageLanguage = await pageLanguageOf(
    definition,
    exchange.request.headers['accept-language'],
    requested,
  );
  const page = renderPaymentPage({
    ...pageLanguage,
    payment: requested === undefined ? payment : inLanguage(payment, pageLanguage.language),
    ending:
      form === undefined || paidFor === undefined
        ? undefined
        : await endingOf(payments, form, paidFor, pageLanguage),
    definition,
  });
  exchange.addHeader('Content-Type', 'text/html; charset=utf-8');
  exchange.addHeader('Content-Security-Policy', policyOf(pageStyle(definition) + statusStyle + paymentStyle));
  exchange.addHeader('Referrer-Policy', 'no-referrer');
  exchange.addHeader('Cross-Origin-Opener-Policy', 'same-origin');
  exchange.addHeader('Cache-Control', 'no-store');
  const status = payment.state === 'unknown' || payment.state === 'not_set_up' ? 404 : 200;
  await sendCompressible(exchange, status, [Buffer.from(page)]);
}

/** Leads back to the form in the language in which it was filled in. */
function inLanguage(payment: Payment, language: string): Payment {
  const { formUrl } = payment;
  return formUrl === undefined
    ? payment
    : { ...payment, formUrl: `${formUrl}?lang=${encodeURIComponent(language)}` };
}

/** Allows one style by its hash, the form's images and fonts, links, and nothing else. */
function policyOf(style: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The ending that the author wrote, with the answers. Only for a while: the address stays in the history of a browser
 * that others may use.
 */
async function endingOf(
  { context }: Payments,
  form: PublishedForm,
  submissionId: string,
  { language, texts }: PageLanguage,
): Promise<RenderedSheet | undefined> {
  const [{ endingHtml }, { endingFor }, { ownAnswers }, { evaluateForm }] = await Promise.all([
    import('#render/ending/endingHtml.ts'),
    import('#render/ending/endingTexts.ts'),
    import('#service/response/change/ownAnswers.ts'),
    import('#form/logic/evaluateForm.ts'),
  ]);
  const own = await ownAnswers(context.store.read, form, submissionId);
  if (own === undefined) return undefined;
  const state = evaluateForm(own.form, own.answers, own.context);
  // Without words of the author, the page says only that the payment has arrived.
  if (Object.keys(endingFor(own.form, state, language)).length === 0) return undefined;
  return endingHtml({
    form: own.form,
    state,
    language,
    texts,
    test: false,
    number: own.row.number,
    shared: { address: canonicalAddress(context.formsUrl, form), title: form.name },
    embedded: false,
  });
}

/** The form with the organisation's theme; undefined if it is no longer published. */
async function publishedForm(payments: Payments, formId: string): Promise<PublishedForm | undefined> {
  if (payments.forms === undefined) {
    const { PublishedForms } = await import('#service/collect/publishedForm/publishedForms.ts');
    payments.forms ??= new PublishedForms(payments.context.store, () => payments.context.formsUrl);
  }
  try {
    const found = await payments.forms.find(formId);
    return found.ok && found.value.id === formId ? found.value : undefined;
  } catch (error) {
    // The state of the payment is shown even if the theme cannot be read.
    payments.context.log.warn({ formId, error }, 'the look of a form could not be read for its payment page');
    return undefined;
  }
}

/** `paidFor` is the submission id of a payment that was made a short time ago. */
async function paymentOf(
  payments: Payments,
  formId: string,
  session: string,
): Promise<Payment & { readonly paidFor?: string | undefined }> {
  const { store, checkouts, formsUrl, clock } = payments.context;
  const payment = session === '' ? undefined : await findPaymentOfSession(store.read, session);
  // Without Stripe keys no payment is ever started, so the page reports that first.
  if (payment === undefined || payment.form_id !== formId)
    return { state: checkouts === undefined ? 'not_set_up' : 'unknown' };
  const form = await findForm(store.read, payment.organization_id, payment.form_id);
  const { state, url } = await standingOf(payments, payment);
  return {
    state,
    payUrl: url,
    formName: form?.name,
    formUrl: `${formsUrl}/f/${encodeURIComponent(payment.form_id)}`,
    amount: { amount: payment.amount, currency: payment.currency },
    paidFor:
      state === 'paid' && clock() - payment.updated_at < endingPeriod ? payment.submission_id : undefined,
  };
}

async function standingOf(
  { context, justAsked }: Payments,
  payment: PaymentRow,
): Promise<{ state: Payment['state']; url?: string | undefined }> {
  const session = payment.session_id ?? '';
  if (justAsked.get(session) === true)
    return { state: payment.state === 'waiting' ? 'processing' : payment.state };
  justAsked.set(session, true);
  const standing = await settlePayment(context, payment);
  // The page refreshes itself; by then Stripe may respond or have called the webhook.
  return standing.state === 'unavailable' ? { state: 'processing' } : standing;
}

function sessionIn(query: URLSearchParams): string {
  const [session = '', ...more] = query.getAll('session_id');
  return more.length > 0 || session.length > maxSessionLength ? '' : session;
}
