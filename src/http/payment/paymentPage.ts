import { createHash } from 'node:crypto';
import { Html, html } from '#render/html.ts';
import { paymentStyle } from './paymentStyle.ts';

export interface PaymentView {
  state: 'paid' | 'open' | 'processing' | 'failed' | 'expired' | 'mismatch' | 'not_set_up' | 'unknown';
  formName?: string | undefined;
  formUrl?: string | undefined;
  /** `USD 25.00` */
  amount?: string | undefined;
  /** Where it can still be paid. */
  payUrl?: string | undefined;
}

/** One style by its hash, links, and nothing else. */
export const paymentPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(paymentStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Words {
  tone: 'good' | 'waiting' | 'bad';
  title: string;
  text: string;
}

const asker = 'the people who sent you the form';

const words: Record<PaymentView['state'], Words> = {
  paid: {
    tone: 'good',
    title: 'Payment received',
    text: 'Your payment has arrived and your answers have been sent. You can close this page.',
  },
  open: {
    tone: 'waiting',
    title: 'Not paid yet',
    text: 'Your answers are saved. They are sent when you have paid.',
  },
  processing: {
    tone: 'waiting',
    title: 'Payment in progress',
    text: 'Your payment is not confirmed yet. This page checks again every few seconds. You can close it: your answers are sent as soon as the payment arrives.',
  },
  failed: {
    tone: 'bad',
    title: 'Payment failed',
    text: 'The payment did not go through, so your answers have not been sent and nothing was charged. Fill in the form again, or use another card.',
  },
  expired: {
    tone: 'bad',
    title: 'The time to pay has run out',
    text: 'The payment was not made in time, so your answers have not been sent and nothing was charged. Fill in the form again.',
  },
  mismatch: {
    tone: 'bad',
    title: 'Payment not recognised',
    text: `The payment is not what the form asked for, so your answers have not been sent. Do not pay again. Tell ${asker}.`,
  },
  not_set_up: {
    tone: 'bad',
    title: 'Payments are not set up',
    text: `This server cannot take payments, and cannot say how one stands. Tell ${asker}.`,
  },
  unknown: {
    tone: 'bad',
    title: 'No such payment',
    text: `There is no payment at this address. Open the whole link again. If that does not help, tell ${asker}.`,
  },
};

const marks: Record<Words['tone'], Html> = {
  good: html`<path d="M14 25l7 7 14-15"/>`,
  waiting: html`<path d="M24 13v12l8 5"/>`,
  bad: html`<path d="M24 13v14M24 34v.5"/>`,
};

const secondsToNextLook = 5;

/** A small page without scripts: how a payment stands, and what to do. */
export function paymentPage(view: PaymentView): string {
  const { tone, title, text } = words[view.state];
  const refresh =
    view.state === 'processing'
      ? html`<meta http-equiv="refresh" content="${secondsToNextLook}">`
      : undefined;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${title}</title>
${styleElement}
</head>
<body>
<main class="${tone}">
<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true"><circle cx="24" cy="24" r="22"/>${marks[tone]}</svg>
<h1>${title}</h1>
<p>${text}</p>
${facts(view)}
${link(view)}
</main>
</body>
</html>
`.text;
}

/** By hand, because it must be in the page byte by byte as it is hashed; nothing of anybody else is in it. */
const styleElement = new Html(`<style>${paymentStyle}</style>`);

function facts({ formName, amount }: PaymentView): Html | undefined {
  if (amount === undefined) return undefined;
  const form = formName === undefined ? undefined : html`<div><dt>Form</dt><dd>${formName}</dd></div>`;
  return html`<dl>${form}<div><dt>Amount</dt><dd>${amount}</dd></div></dl>`;
}

function link({ state, formUrl, payUrl }: PaymentView): Html | undefined {
  if (state === 'open' && payUrl !== undefined) return html`<a href="${payUrl}">Pay now</a>`;
  // For those whose browser does not follow a refresh. An empty address is the page itself.
  if (state === 'processing') return html`<a href="">Check again</a>`;
  if ((state === 'failed' || state === 'expired') && formUrl !== undefined)
    return html`<a href="${formUrl}">Back to the form</a>`;
  return undefined;
}
