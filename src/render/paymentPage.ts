import type { FormDefinition } from '#form/definition/document.ts';
import type { InterfaceTexts } from '#form/message/interfaceTexts.ts';
import type { AmountDue } from './amountDue.ts';
import { htmlDocument, logoOf } from './document.ts';
import { unlisted } from './head.ts';
import { type Html, html } from './html.ts';
import { localeOf } from './locale.ts';
import { mark, type Tone } from './status/mark.ts';
import type { RenderedSheet } from './status/renderedSheet.ts';
import { paymentStyle } from './style/payment.css.ts';
import { statusStyle } from './style/status.css.ts';
import { writtenMoney } from './text/writtenNumber.ts';
import type { PageLanguage } from './view.ts';

export interface Payment {
  readonly state:
    | 'paid'
    | 'open'
    | 'processing'
    | 'failed'
    | 'expired'
    | 'mismatch'
    | 'not_set_up'
    | 'unknown';
  readonly formName?: string | undefined;
  readonly formUrl?: string | undefined;
  readonly amount?: AmountDue | undefined;
  /** Stripe's page, while the payment can still be made. */
  readonly payUrl?: string | undefined;
}

export interface PaymentView extends Omit<PageLanguage, 'messages'> {
  readonly payment: Payment;
  /** The ending of the form, once it is paid. */
  readonly ending?: RenderedSheet | undefined;
  /** The form whose theme the page has; undefined when the form is deleted. */
  readonly definition?: FormDefinition | undefined;
}

const tones: Record<Payment['state'], Exclude<Tone, 'plain'>> = {
  paid: 'good',
  open: 'waiting',
  processing: 'waiting',
  failed: 'bad',
  expired: 'bad',
  mismatch: 'bad',
  not_set_up: 'bad',
  unknown: 'bad',
};

const shapes = { good: 'check', waiting: 'clock', bad: 'alert' } as const;

const refreshSeconds = 5;

/** The page to which a visitor returns from paying: the payment's state and the next step. It has no script. */
export function renderPaymentPage({ payment, ending, definition, ...pageLanguage }: PaymentView): string {
  const { texts } = pageLanguage;
  const { state } = payment;
  const title = state === 'not_set_up' ? texts.payments_only_free_title : texts[`payment_${state}_title`];
  const refresh =
    state === 'processing'
      ? html`<meta http-equiv="refresh" content="${refreshSeconds}">
`
      : undefined;
  return htmlDocument({
    pageLanguage,
    title: ending?.title ?? title,
    definition,
    head: html`${unlisted}${refresh}`,
    moreStyle: statusStyle + paymentStyle,
    sheet: html`<main class="sheet status payment">
${logoOf(definition?.theme)}${
  ending === undefined
    ? html`${mark(shapes[tones[state]], tones[state])}<h1>${title}</h1>
<p>${texts[`payment_${state}`]}</p>
`
    : html`${ending.content}<h2>${title}</h2>\n`
}${facts(payment, pageLanguage)}
${actions(payment, texts)}</main>`,
  });
}

function facts(
  { formName, amount }: Payment,
  { texts, language }: Pick<PageLanguage, 'texts' | 'language'>,
): Html | undefined {
  if (amount === undefined) return undefined;
  const form =
    formName === undefined
      ? undefined
      : html`<div><dt>${texts.payment_form}</dt><dd dir="auto">${formName}</dd></div>`;
  const total = writtenMoney(amount.amount, amount.currency, localeOf(language));
  return html`<dl>${form}<div><dt>${texts.payment_total}</dt><dd><bdi>${total}</bdi></dd></div></dl>`;
}

function actions(payment: Payment, texts: InterfaceTexts): Html | undefined {
  const button = link(payment, texts);
  return button && html`<div class="actions">${button}</div>\n`;
}

function link({ state, formUrl, payUrl }: Payment, texts: InterfaceTexts): Html | undefined {
  if (state === 'open' && payUrl !== undefined)
    return html`<a class="button" href="${payUrl}">${texts.payment_pay}</a>`;
  // Some browsers ignore the refresh. An empty address is the page itself.
  if (state === 'processing') return html`<a class="button quiet" href="">${texts.payment_check}</a>`;
  if ((state === 'failed' || state === 'expired') && formUrl !== undefined)
    return html`<a class="button" href="${formUrl}">${texts.payment_back}</a>`;
  return undefined;
}
