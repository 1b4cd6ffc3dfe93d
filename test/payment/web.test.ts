import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { type StripeServer, startStripeServer } from '#outside/testing/stripeServer.ts';
import { beginSlowPayment, expire, pay } from '#outside/testing/stripeSessions.ts';
import { findPaymentOfSession } from '#store/query/collect/payment.ts';
import { rawExchange } from '../api/rawConnection.ts';
import { addExample } from '../store/example.ts';
import { engine as engineOf, onSqlite } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { definition, held, paymentsOf, visible } from './example.ts';

const quiet = { CANVASS_LOG_LEVEL: 'silent' };

function settings({ url, secretKey, webhookSecret }: StripeServer) {
  return {
    ...quiet,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url.href,
  };
}

async function comeBack(url: string, session: string, form = 'form') {
  const answer = await fetch(`${url}/f/${form}/paid?session_id=${session}`);
  return { answer, status: answer.status, text: await answer.text() };
}

async function tell(url: string, { body, signature }: { body: string; signature: string }) {
  const answer = await fetch(`${url}/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json; charset=utf-8' },
  });
  return { status: answer.status, text: await answer.text() };
}

onSqlite((engine) => {
  test('fifty returns and messages at once, over three processes, make one response', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const session = await held(paymentsOf(data.store, server), example, 'one');
    const other = await held(paymentsOf(data.store, server), example, 'two');
    pay(server.session(session), 'mastercard', '4444');
    await using stack = new AsyncDisposableStack();
    const services = await Promise.all(
      [1, 2, 3].map(() => startService({ ...data.env, ...settings(server) })),
    );
    for (const service of services) stack.use(service);
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, number) => {
        const url = services[number % 3]?.url ?? '';
        if (number % 2 === 0) return (await comeBack(url, session)).status;
        return (await tell(url, server.event('checkout.session.completed', session))).status;
      }),
    );
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.deepEqual(await visible(data.store, example), {
      ids: [1],
      answers: [['Ana', 'USD 25.00 · Mastercard 4444', 'See you 😀']],
      totals: [1, 0, 1],
    });
    const waiting = await findPaymentOfSession(data.store.read, other);
    assert.equal(waiting?.state, 'waiting', 'the other one is as it was');
  });
});

test('once it is paid, the page is the ending of the form, with the answers for an hour', async () => {
  await using data = await engineOf('sqlite').open();
  await using server = await startStripeServer();
  const example = await addExample(data.store);
  const ending = { title: 'See you soon', summary: true };
  await data.store.write(({ db }) =>
    db
      .updateTable('form_version')
      .set({ definition: JSON.stringify({ ...definition, ending }) })
      .execute(),
  );
  const session = await held(paymentsOf(data.store, server), example, 'one');
  pay(server.session(session));
  await using service = await startService({ ...data.env, ...settings(server) });
  const { text } = await comeBack(service.url, session);
  assert.match(text, /<h1>See you soon<\/h1>/);
  assert.match(text, /<dd><bdi>Ana<\/bdi><\/dd>/);
  assert.match(text, /<h2>Payment received<\/h2>/);
  assert.match(text, /\$25\.00/);
  const hour = 3_600_000;
  await data.store.write(({ db }) =>
    db
      .updateTable('payment')
      .set({ updated_at: Date.now() - hour })
      .execute(),
  );
  const later = await comeBack(service.url, session);
  assert.match(later.text, /<h1>Payment received<\/h1>/);
  assert.doesNotMatch(later.text, /Ana/);
});

test('the visitor’s page', async (t) => {
  await using data = await engineOf('sqlite').open();
  await using server = await startStripeServer();
  const example = await addExample(data.store);
  await data.store.write(({ db }) =>
    db.updateTable('form').set({ name: '<script>alert("x")</script> & co' }).execute(),
  );
  await data.store.write(({ db }) =>
    db
      .updateTable('form_version')
      .set({
        definition: JSON.stringify({ ...definition, translations: { ar: {} }, theme: { accent: '#7a1fa2' } }),
      })
      .execute(),
  );
  const payments = paymentsOf(data.store, server);
  await using service = await startService({ ...data.env, ...settings(server) });
  const { url } = service;

  await t.test('in a language of the form and in its look', async () => {
    const session = await held(payments, example, 'arabic');
    const answer = await fetch(`${url}/f/form/paid?session_id=${session}`, {
      headers: { 'Accept-Language': 'ar-EG, en;q=0.5' },
    });
    const text = await answer.text();
    assert.match(text, /<html lang="ar" dir="rtl">/);
    assert.match(text, /لم يتم الدفع بعد/);
    assert.match(text, /--accent:#7a1fa2/);
  });

  await t.test('paid: what it was, and nothing that a form’s author could inject', async () => {
    const session = await held(payments, example, 'one');
    pay(server.session(session));
    const { answer, status, text } = await comeBack(url, session);
    assert.equal(status, 200);
    assert.match(text, /Payment received/);
    assert.match(text, /\$25\.00/);
    assert.doesNotMatch(text, /<script|http-equiv="refresh"/);
    assert.match(text, /&#60;script&#62;/);
    const policy = answer.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/]{43}='; /);
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(policy.includes(`style-src 'sha256-${hash}'`), 'the policy names the style of the page');
    assert.doesNotMatch(policy, /unsafe|script-src/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    const again = await comeBack(url, session);
    assert.match(again.text, /Payment received/);
    assert.deepEqual((await visible(data.store, example)).totals, [1, 0, 1]);
  });

  await t.test('not paid yet: a link to pay', async () => {
    const session = await held(payments, example, 'two');
    const { status, text } = await comeBack(url, session);
    assert.equal(status, 200);
    assert.match(text, /Not paid yet/);
    assert.match(text, new RegExp(`href="https://checkout.stripe.com/c/pay/${session}"`));
    const asked = server.requests.length;
    await comeBack(url, session);
    assert.equal(server.requests.length, asked, 'loaded again at once, Stripe is not asked again');
  });

  await t.test('with a bank, or while Stripe is away: a page that looks again', async () => {
    const session = await held(payments, example, 'three');
    beginSlowPayment(server.session(session));
    const { status, text } = await comeBack(url, session);
    assert.equal(status, 200);
    assert.match(text, /Payment in progress/);
    assert.match(text, /<meta http-equiv="refresh" content="5">/);
    const another = await held(payments, example, 'four');
    server.outage = 500;
    assert.match((await comeBack(url, another)).text, /Payment in progress/);
    server.outage = undefined;
  });

  await t.test('over: what to do', async () => {
    const session = await held(payments, example, 'five');
    expire(server.session(session));
    const { status, text } = await comeBack(url, session);
    assert.equal(status, 200);
    assert.match(text, /The time to pay has run out/);
    assert.match(text, /href="http:\/\/localhost:\d+\/f\/form">Back to the form/);
    assert.equal((await findPaymentOfSession(data.store.read, session))?.state, 'expired');
  });

  await t.test('not what was asked for: not to pay again', async () => {
    const session = await held(payments, example, 'six');
    server.session(session).amount_total = 1;
    pay(server.session(session));
    const { text } = await comeBack(url, session);
    assert.match(text, /Payment not recognised/);
    assert.match(text, /Do not pay again/);
  });

  await t.test('unknown: the same answer for whatever is asked', async () => {
    const session = await held(payments, example, 'seven');
    const odd = [
      comeBack(url, 'cs_test_unknown'),
      comeBack(url, ''),
      comeBack(url, session, 'another'),
      comeBack(url, session, '%zz'),
      comeBack(url, `${session}&session_id=${session}`),
      comeBack(url, '%00%ff'),
      comeBack(url, 'x'.repeat(5000)),
    ];
    for (const { status, text } of await Promise.all(odd)) {
      assert.equal(status, 404);
      assert.match(text, /No such payment/);
    }
    const post = await fetch(`${url}/f/form/paid?session_id=${session}`, { method: 'POST' });
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
  });
});

test('the responses to Stripe', async (t) => {
  await using data = await engineOf('sqlite').open();
  await using server = await startStripeServer();
  const example = await addExample(data.store);
  const payments = paymentsOf(data.store, server);
  await using service = await startService({ ...data.env, ...settings(server) });
  const { url } = service;
  const code = (text: string) => JSON.parse(text).error.code;
  const session = await held(payments, example, 'one');
  const totals = async () => (await visible(data.store, example)).totals;

  await t.test('a forged message changes nothing and gets a 400 problem', async () => {
    const { body, signature } = server.event('checkout.session.completed', session);
    for (const forged of [
      { body: `${body} `, signature },
      { body, signature: 't=1,v1=00' },
      { body, signature: '' },
      { body: '', signature },
      server.event('checkout.session.completed', session, Date.now() - 3_600_000),
    ]) {
      const { status, text } = await tell(url, forged);
      assert.deepEqual([status, code(text)], [400, 'signature_invalid']);
    }
  });

  await t.test('a signed message is not believed: Stripe is asked', async () => {
    const early = server.event('checkout.session.completed', session);
    assert.equal((await tell(url, early)).status, 200);
    assert.deepEqual(await totals(), [0, 0, 0]);
  });

  await t.test('messages of others, and about other things, are taken', async () => {
    const strange = await payments.checkouts?.createCheckout({
      key: 'strange',
      formId: 'form',
      submissionId: 'one',
      currency: 'USD',
      units: 2500,
      purpose: 'Of another program',
      successUrl: 'https://example.org/',
      cancelUrl: 'https://example.org/',
    });
    assert.ok(strange?.ok);
    pay(server.session(strange.value.id));
    assert.equal((await tell(url, server.event('checkout.session.completed', strange.value.id))).status, 200);
    assert.equal((await tell(url, server.event('invoice.paid', session))).status, 200);
    assert.deepEqual(await totals(), [0, 0, 0]);
  });

  await t.test('while Stripe cannot be asked it shall send the message again', async () => {
    pay(server.session(session));
    const message = server.event('checkout.session.completed', session);
    server.outage = 503;
    const { status, text } = await tell(url, message);
    assert.deepEqual([status, code(text)], [503, 'not_ready']);
    assert.deepEqual(await totals(), [0, 0, 0]);
    server.outage = undefined;
    assert.equal((await tell(url, message)).status, 200);
    assert.deepEqual(await totals(), [1, 0, 1]);
  });

  await t.test('replayed and out of order: nothing more happens', async () => {
    for (const type of [
      'completed',
      'expired',
      'async_payment_failed',
      'async_payment_succeeded',
      'completed',
    ])
      assert.equal((await tell(url, server.event(`checkout.session.${type}`, session))).status, 200);
    assert.deepEqual(await totals(), [1, 0, 1]);
    assert.equal((await findPaymentOfSession(data.store.read, session))?.state, 'paid');
  });

  await t.test('up to 1 MB is read; elsewhere bodies are as unwelcome as before', async () => {
    const { body, signature } = server.event('invoice.paid', session);
    const large = await tell(url, { body: body.padEnd(1024 * 1024), signature });
    assert.deepEqual([large.status, code(large.text)], [400, 'signature_invalid']);
    const tooLarge = await tell(url, { body: body.padEnd(1024 * 1024 + 1), signature });
    assert.deepEqual([tooLarge.status, code(tooLarge.text)], [413, 'body_too_large']);
    const head = 'POST /stripe/webhook HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
    const chunk = `20000\r\n${'x'.repeat(0x20000)}\r\n`;
    const endless = await rawExchange(url, [head, ...Array.from({ length: 12 }, () => chunk)], {
      answers: 1,
    });
    assert.deepEqual(
      endless.answers.map(({ status }) => status),
      [413],
    );
    const elsewhere = await fetch(`${url}/f/form/paid`, { method: 'POST', body: ' '.repeat(100_000) });
    assert.equal(elsewhere.status, 413);
    const read = await fetch(`${url}/stripe/webhook`);
    assert.deepEqual([read.status, read.headers.get('allow')], [405, 'POST']);
  });
});

test('without keys the page says so and there is no webhook', async () => {
  await using data = await engineOf('sqlite').open();
  await using server = await startStripeServer();
  const example = await addExample(data.store);
  const session = await held(paymentsOf(data.store, server), example, 'one');
  await using service = await startService({ ...data.env, ...quiet });
  for (const asked of [session, 'cs_test_unknown']) {
    const { status, text } = await comeBack(service.url, asked);
    assert.equal(status, 404);
    assert.match(text, /Payments are not set up/);
  }
  const message = server.event('checkout.session.completed', session);
  assert.equal((await tell(service.url, message)).status, 404);
});
