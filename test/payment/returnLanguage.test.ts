import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { expire, pay } from '#outside/testing/stripeSessions.ts';
import { openVisit } from '../page/visitor.ts';
import { definition } from './example.ts';

const translated = { ...definition, translations: { ar: {}, de: {} } };

test('a visitor returns from paying in the language in which the form was filled in', async (t) => {
  await using server = await startStripeServer();
  await using visit = await openVisit('sqlite', {
    CANVASS_LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: server.secretKey,
    STRIPE_API_URL: server.url.href,
  });
  await visit.form('tickets1', translated);
  const english = { 'Accept-Language': 'en' };

  const sessionOf = (redirect: string) => server.session(redirect.split('/').at(-1) ?? '');
  const comeBack = async (address: string) =>
    await (await fetch(address.replace('http://localhost', 'http://127.0.0.1'), { headers: english })).text();
  /** Sends the form at this path without a script, and returns its checkout session. */
  const fillIn = async (path: string, headers: Record<string, string> = {}) => {
    const { hidden } = await visit.open(path, headers);
    const body = new URLSearchParams({ ...hidden, field1: 'Ana' });
    const answer = await fetch(`${visit.url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
    assert.equal(answer.status, 303);
    return sessionOf(answer.headers.get('location') ?? '');
  };

  await t.test('chosen by a link of the page, whatever the browser prefers', async () => {
    const session = await fillIn('/f/tickets1?lang=ar', english);
    assert.match(session.success_url, /\/f\/tickets1\/paid\?session_id=\{CHECKOUT_SESSION_ID\}&lang=ar$/);
    assert.match(session.cancel_url ?? '', /\/f\/tickets1\?lang=ar$/);
    pay(session);
    const page = await comeBack(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
    assert.match(page, /<html lang="ar" dir="rtl">/);
    assert.match(page, /<h1>تم استلام الدفعة<\/h1>/);
    const [stored] = await visit.data.store.read
      .selectFrom('response')
      .select(['state', 'language'])
      .where('form_id', '=', 'tickets1')
      .execute();
    assert.deepEqual({ ...stored }, { state: 'live', language: 'ar' }, 'the response keeps it');
  });

  await t.test('chosen by the browser', async () => {
    const session = await fillIn('/f/tickets1', { 'Accept-Language': 'de-AT, en;q=0.5' });
    assert.match(session.success_url, /&lang=de$/);
    expire(session);
    const page = await comeBack(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
    assert.match(page, /<html lang="de"/);
    assert.match(page, /href="[^"]*\/f\/tickets1\?lang=de"/, 'the link back to the form keeps it');
  });

  await t.test('a language that the form does not have is not passed on', async () => {
    const session = await fillIn('/f/tickets1?lang=%26session_id%3Dx', english);
    assert.match(session.success_url, /&lang=en$/);
  });

  await t.test('a program names one in its address, or leaves it to the visitor’s browser', async () => {
    const submit = async (path: string) => {
      const sent = { submission_id: randomUUID(), answers: { field1: 'Ana' } };
      const { status, body } = await visit.json(path, sent);
      assert.equal(status, 202, JSON.stringify(body));
      return sessionOf(String(body.payment.redirect)).success_url;
    };
    assert.match(await submit('/f/tickets1?lang=ar'), /&lang=ar$/);
    assert.match(await submit('/f/tickets1'), /\?session_id=\{CHECKOUT_SESSION_ID\}$/);
  });
});
