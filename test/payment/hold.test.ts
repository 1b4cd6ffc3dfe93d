import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { beginSlowPayment, expire, failSlowPayment, pay } from '#outside/testing/stripeSessions.ts';
import { holdForPayment } from '#service/collect/payment/holdForPayment.ts';
import { findPayment } from '#store/query/collect/payment.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import { addExample, arriving } from '../store/example.ts';
import { eachEngine } from '../support/engines.ts';
import { due, held, paymentsOf, stripeAt, visible } from './example.ts';

const rows = async ({ read }: Store) => [
  await read.selectFrom('response').selectAll().execute(),
  await read.selectFrom('payment').selectAll().execute(),
];

eachEngine((engine) => {
  test('an unpaid submission is stored and invisible', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const session = server.session(await held(paymentsOf(data.store, server), example, 'one'));
    assert.deepEqual(
      [session.amount_total, session.currency, session.client_reference_id],
      [2500, 'usd', 'one'],
    );
    assert.equal(
      session.success_url,
      'https://forms.example.org/f/form/paid?session_id={CHECKOUT_SESSION_ID}',
    );
    assert.deepEqual(await visible(data.store, example), { ids: [], answers: [], totals: [0, 0, 0] });
  });

  test('without keys nothing is stored, and the answer says that payments are not set up', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addExample(data.store);
    const result = await holdForPayment(
      paymentsOf(data.store, undefined),
      organizationId,
      due(formId, 'one'),
    );
    assert.deepEqual(result, { ok: false, failure: { code: 'payments_not_set_up' } });
    assert.deepEqual(await rows(data.store), [[], []]);
  });

  test('amounts are exact in every kind of currency, and what cannot be charged is not stored', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const amounts: [string, string, number][] = [
      ['0.57', 'USD', 57],
      ['1.15', 'EUR', 115],
      ['500', 'JPY', 500],
      ['5.120', 'KWD', 5120],
      ['5', 'ISK', 500],
    ];
    for (const [amount, currency, units] of amounts) {
      const session = server.session(await held(payments, example, `in ${currency}`, { amount, currency }));
      assert.deepEqual([session.amount_total, session.currency], [units, currency.toLowerCase()]);
    }
    const before = await rows(data.store);
    for (const [amount, currency] of [
      ['10.005', 'USD'],
      ['0.00', 'USD'],
      ['5.5', 'JPY'],
    ]) {
      const { organizationId, formId } = example;
      const result = await holdForPayment(
        payments,
        organizationId,
        due(formId, 'bad', { amount: amount ?? '', currency: currency ?? '' }),
      );
      assert.deepEqual(result, { ok: false, failure: { code: 'amount_unusable', field: 'field2' } });
    }
    assert.deepEqual(await rows(data.store), before);
  });

  test('the same submission leads to the same payment, also many times at once', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const again = await data.openAgain();
    const both = [paymentsOf(data.store, server), paymentsOf(again.store, server)];
    const sessions = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        held(both[number % 2] ?? paymentsOf(data.store, server), example, 'one'),
      ),
    );
    assert.equal(new Set(sessions).size, 1);
    assert.equal(server.sessions.size, 1);
    const [responses, payments] = await rows(data.store);
    assert.deepEqual([responses?.length, payments?.length], [1, 1]);
  });

  test('in two languages at once, everybody is sent to the one session that is recorded', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const again = await data.openAgain();
    const both = [paymentsOf(data.store, server), paymentsOf(again.store, server)];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        holdForPayment(
          both[number % 2] ?? paymentsOf(data.store, server),
          example.organizationId,
          due(example.formId, 'one', { language: number % 4 < 2 ? 'de' : 'fr' }),
        ),
      ),
    );
    const { organizationId, formId } = example;
    const payment = await findPayment(data.store.read, organizationId, formId, 'one');
    const redirect = `https://checkout.stripe.com/c/pay/${payment?.session_id}`;
    for (const result of results) assert.deepEqual(result, { ok: true, value: { state: 'asked', redirect } });
    assert.ok(server.sessions.size <= 2, 'one for each language at most');
  });

  test('after a crash, another language leads to a session whose address nobody else has', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const lost = await held(payments, example, 'one', { language: 'de' });
    await data.store.write(({ db }) => db.updateTable('payment').set({ session_id: null }).execute());
    const session = await held(payments, example, 'one', { language: 'fr' });
    assert.notEqual(session, lost);
    assert.match(server.session(session).success_url, /&lang=fr$/);
    assert.equal(await held(payments, example, 'one', { language: 'de' }), session);
  });

  test('another body under the same id is refused, before and after the payment', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const payments = paymentsOf(data.store, server);
    const session = await held(payments, example, 'one');
    const other = () =>
      holdForPayment(payments, organizationId, due(formId, 'one', { body_hash: 'another' }));
    assert.deepEqual(await other(), { ok: false, failure: { code: 'submission_differs' } });
    pay(server.session(session));
    const same = await holdForPayment(payments, organizationId, due(formId, 'one'));
    assert.deepEqual(same, { ok: true, value: { state: 'stored', responseId: 1 } });
    assert.deepEqual(await other(), { ok: false, failure: { code: 'submission_differs' } });
    assert.deepEqual((await visible(data.store, example)).totals, [1, 0, 1]);
  });

  test('a crash before the session is written down leads to the same session, whatever the address is now', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const session = await held(payments, example, 'one');
    await data.store.write(({ db }) => db.updateTable('payment').set({ session_id: null }).execute());
    assert.equal(await held({ ...payments, formsUrl: 'https://new.example.org' }, example, 'one'), session);
    assert.equal(server.sessions.size, 1);
  });

  test('while Stripe is away the submission is kept, and goes on when it is sent again', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    server.outage = 503;
    const result = await holdForPayment(payments, example.organizationId, due(example.formId, 'one'));
    assert.deepEqual(result, { ok: false, failure: { code: 'payment_unavailable' } });
    server.outage = undefined;
    // Stripe repeats the failure under the idempotency key of the first attempt, so the retry needs another key.
    await held(payments, example, 'one');
    assert.equal(server.sessions.size, 1);
  });

  test('a refusal by Stripe is reported, logged, and can be retried', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const wrongKey = { ...payments, checkouts: stripeAt({ ...server, secretKey: 'sk_test_wrong' }) };
    const result = await holdForPayment(wrongKey, example.organizationId, due(example.formId, 'one'));
    assert.deepEqual(result, { ok: false, failure: { code: 'payment_refused' } });
    assert.deepEqual(payments.logged, ['a payment was not begun']);
    await held(payments, example, 'one');
  });

  test('a new session starts only when the last one can no longer be paid', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const payments = paymentsOf(data.store, server);
    const first = await held(payments, example, 'one');
    assert.equal(await held(payments, example, 'one'), first, 'still open');
    expire(server.session(first));
    const second = await held(payments, example, 'one');
    assert.notEqual(second, first);
    beginSlowPayment(server.session(second));
    assert.deepEqual(await holdForPayment(payments, organizationId, due(formId, 'one')), {
      ok: true,
      value: { state: 'asked', redirect: `https://forms.example.org/f/form/paid?session_id=${second}` },
    });
    failSlowPayment(server.session(second));
    const third = await held(payments, example, 'one');
    assert.equal(new Set([first, second, third]).size, 3);
    const payment = await findPayment(data.store.read, organizationId, formId, 'one');
    assert.deepEqual([payment?.attempt, payment?.state], [3, 'waiting']);
  });

  test('a payment without a purpose is for the form by its name', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payment = { field_id: 'field2', currency: 'USD', amount: '25.00', purpose: undefined };
    await held(paymentsOf(data.store, server), example, 'one', { payment });
    const stored = await findPayment(data.store.read, example.organizationId, example.formId, 'one');
    assert.equal(stored?.purpose, 'Form form');
  });

  test('a submission that is stored without a payment is not asked for one', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const { organizationId, formId } = await addExample(data.store);
    const { body_hash, submission_id } = due(formId, 'one');
    await data.store.write((transaction) =>
      appendResponses(
        transaction,
        organizationId,
        [arriving(formId, { body_hash, submission_id })],
        Date.now,
      ),
    );
    const result = await holdForPayment(paymentsOf(data.store, server), organizationId, due(formId, 'one'));
    assert.deepEqual(result, { ok: true, value: { state: 'stored', responseId: 1 } });
    assert.equal(server.sessions.size, 0);
  });
});
