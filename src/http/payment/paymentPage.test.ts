import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type PaymentView, paymentPage, paymentPolicy } from './paymentPage.ts';

const states: PaymentView['state'][] = [
  'paid',
  'open',
  'processing',
  'failed',
  'expired',
  'mismatch',
  'not_set_up',
  'unknown',
];

test('every standing has a title of its own, and only one of them loads again by itself', () => {
  const pages = states.map((state) => paymentPage({ state }));
  const titles = pages.map((page) => /<title>([^<]+)<\/title>/.exec(page)?.[1]);
  assert.equal(new Set(titles).size, states.length);
  assert.deepEqual(
    states.filter((_, index) => pages[index]?.includes('http-equiv="refresh"')),
    ['processing'],
  );
});

test('the policy allows the style as it is in the page, and no other', () => {
  const style = /<style>([\s\S]*)<\/style>/.exec(paymentPage({ state: 'paid' }))?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  assert.ok(paymentPolicy.includes(`style-src 'sha256-${hash}'`));
  assert.doesNotMatch(paymentPolicy, /unsafe|script-src/);
});

test('what others wrote is text, in the page and in its links', () => {
  const hostile = `"><img src=x onerror=alert(1)>'&`;
  for (const state of states) {
    const view = { state, formName: hostile, amount: hostile, formUrl: hostile, payUrl: hostile };
    assert.doesNotMatch(paymentPage(view), /<img/);
  }
});
