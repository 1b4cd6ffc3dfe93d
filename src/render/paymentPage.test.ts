import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { interfaceEnglish as texts } from '#form/message/interfaceTexts.ts';
import { languages } from '#form/message/languages.ts';
import { type Payment, renderPaymentPage } from './paymentPage.ts';
import { assertValidPage } from './testing/assertValidPage.ts';
import { textIn } from './testing/parseHtml.ts';

const states: Payment['state'][] = [
  'paid',
  'open',
  'processing',
  'failed',
  'expired',
  'mismatch',
  'not_set_up',
  'unknown',
];
const pageLanguage = { language: 'en', direction: 'ltr', texts } as const;

test('every state has a title of its own, and only one refreshes itself', () => {
  const pages = states.map((state) => renderPaymentPage({ ...pageLanguage, payment: { state } }));
  const titles = pages.map((page) => /<title>([^<]+)<\/title>/.exec(page)?.[1]);
  assert.equal(new Set(titles).size, states.length);
  assert.deepEqual(
    states.filter((_, index) => pages[index]?.includes('http-equiv="refresh"')),
    ['processing'],
  );
});

test('a form’s language decides about the words and their direction', async () => {
  for (const [language, { direction, load }] of languages) {
    const { texts } = await load();
    const payment = {
      state: 'failed',
      amount: { amount: '25.00', currency: 'USD' },
      formName: 'Tickets',
      formUrl: '/f/1',
    } as const;
    const page = renderPaymentPage({ language, direction, texts, payment });
    assert.match(page, new RegExp(`<html lang="${language}" dir="${direction}"`));
    const words = textIn(assertValidPage(page));
    for (const text of [texts.payment_failed, texts.payment_form, texts.payment_total, texts.payment_back])
      assert.ok(words.includes(text), `${language}: ${text}`);
  }
});

test('the page has the look of its form: theme, accent and logo', () => {
  const source = 'data:image/png;base64,iVBORw0KGgo=';
  const definition: FormDefinition = {
    format: 2,
    theme: { mode: 'light', accent: '#7a1fa2', logo: { source, alternative: 'Mill' } },
    pages: [],
  };
  const page = renderPaymentPage({ ...pageLanguage, payment: { state: 'paid' }, definition });
  assert.match(page, /--accent:#7a1fa2/);
  assert.match(
    page,
    /<img class="logo" src="data:image\/png;base64,iVBORw0KGgo=" alt="Mill" fetchpriority="high">/,
  );
  assert.match(page, /color-scheme:light;/);
});

test('what others wrote is text, in the page and in its links', () => {
  const hostile = `"><img src=x onerror=alert(1)>'&`;
  for (const state of states) {
    const payment = {
      state,
      formName: hostile,
      amount: { amount: hostile, currency: hostile },
      formUrl: hostile,
      payUrl: hostile,
    };
    assert.doesNotMatch(renderPaymentPage({ ...pageLanguage, payment }), /<img/);
  }
});
