import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { beginSlowPayment, expire, failSlowPayment, pay } from '#outside/testing/stripeSessions.ts';
import { checkWaitingPayments } from '#service/collect/payment/checkWaitingPayments.ts';
import { removeAbandonedPayments } from '#service/collect/payment/removeAbandonedPayments.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { findPayment, findPaymentOfSession } from '#store/query/collect/payment.ts';
import { filePage, findFile, insertFile, organizationsWithFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { unboundedWindow } from '#store/store.ts';
import { addExample, arriving, fileRow } from '../store/example.ts';
import { eachEngine } from '../support/engines.ts';
import { held, paymentsOf, type TestPayments, visible } from './example.ts';

async function settle(payments: TestPayments, session: string) {
  const payment = await findPaymentOfSession(payments.store.read, session);
  assert.ok(payment);
  return await settlePayment(payments, payment);
}

const complete = ['Ana', 'USD 25.00 · Visa 4242', 'See you 😀'];

eachEngine((engine) => {
  test('a paid response becomes live with its payment in its place, after all that came before', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const payments = paymentsOf(data.store, server);
    const session = await held(payments, example, 'one');
    await data.store.write((transaction) =>
      appendResponses(transaction, organizationId, [arriving(formId)], () => Date.now() + 5000),
    );
    assert.deepEqual(await settle(payments, session), {
      state: 'open',
      url: `https://checkout.stripe.com/c/pay/${session}`,
    });
    pay(server.session(session));
    assert.deepEqual(await settle(payments, session), { state: 'paid', responseId: 2 });
    assert.deepEqual(await visible(data.store, example), {
      ids: [2, 1],
      answers: [complete, ['hello']],
      totals: [2, 0, 2],
    });
    const rows = await data.store.read
      .selectFrom('response')
      .select(['id', 'state', 'submission_id'])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      rows.map(({ id, state, submission_id }) => [id, state, submission_id]),
      [
        [1, 'live', null],
        [2, 'live', 'one'],
      ],
      'the waiting row is gone',
    );
    const payment = await findPayment(data.store.read, organizationId, formId, 'one');
    assert.deepEqual([payment?.state, payment?.response_id], ['paid', 2]);
    const asked = server.requests.length;
    assert.deepEqual(await settle(payments, session), { state: 'paid', responseId: 2 });
    assert.equal(server.requests.length, asked, 'what is known to be paid is not asked about');
  });

  test('fifty confirmations at once in two processes make one response', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const here = paymentsOf(data.store, server);
    const there = paymentsOf((await data.openAgain()).store, server);
    const sessions = [await held(here, example, 'one'), await held(there, example, 'two')];
    for (const session of sessions) pay(server.session(session));
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        settle(number % 2 === 0 ? here : there, sessions[number % 4 < 2 ? 0 : 1] ?? ''),
      ),
    );
    const ids = outcomes.map((outcome) => (outcome.state === 'paid' ? outcome.responseId : 0));
    assert.deepEqual([...new Set(ids)].toSorted(), [1, 2]);
    const { answers, totals } = await visible(data.store, example);
    assert.deepEqual(answers, [complete, complete]);
    assert.deepEqual(totals, [2, 0, 2]);
    const counts = await data.store.read.selectFrom('response_count').select(['level', 'live']).execute();
    for (const level of [0, 1, 2, 3]) {
      const live = counts
        .filter((count) => count.level === level)
        .reduce((sum, count) => sum + count.live, 0);
      assert.equal(live, 2);
    }
  });

  test('files of a waiting response are hidden, and appear with it when it is paid', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const payments = paymentsOf(data.store, server);
    const { read } = data.store;
    const session = await held(payments, example, 'one', {
      claimFiles: async ({ db }, response_id) => {
        for (const number of [1, 2]) {
          const file = fileRow(organizationId, `mine${number}`, number);
          await insertFile(db, { ...file, form_id: formId, response_id, field_id: 'field9' });
        }
      },
    });
    const later = Date.now() + 60_000;
    await data.store.write(({ db }) => insertFile(db, fileRow(organizationId, 'other', later)));
    const listed = async () => {
      const { rows } = await filePage(read, organizationId, { limit: 10, ...unboundedWindow });
      return rows.map(({ id, response_id }) => [id, response_id]);
    };
    assert.deepEqual(await listed(), [['other', null]]);
    assert.equal(await findFile(read, organizationId, 'mine1'), undefined);
    assert.deepEqual(await organizationsWithFile(read, 'mine1'), []);
    pay(server.session(session));
    await settle(payments, session);
    assert.deepEqual(await listed(), [
      ['mine2', 1],
      ['mine1', 1],
      ['other', null],
    ]);
    assert.deepEqual(await organizationsWithFile(read, 'mine1'), [organizationId]);
  });

  const lies: [string, { currency?: string; amount_total?: number }][] = [
    ['less was paid', { amount_total: 2499 }],
    ['more was paid', { amount_total: 2501 }],
    ['another currency was paid', { currency: 'eur' }],
  ];
  for (const [what, lie] of lies) {
    test(`${what}: the response stays out, and the log says so`, async () => {
      await using data = await engine.open();
      await using server = await startStripeServer();
      const example = await addExample(data.store);
      const payments = paymentsOf(data.store, server);
      const session = server.session(await held(payments, example, 'one'));
      Object.assign(session, lie);
      pay(session);
      assert.deepEqual(await settle(payments, session.id), { state: 'mismatch' });
      assert.deepEqual(payments.logged, ['a payment is not what was asked for, so its response stays out']);
      assert.deepEqual((await visible(data.store, example)).totals, [0, 0, 0]);
    });
  }

  test('a session that was made for another submission confirms nothing', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const session = server.session(await held(payments, example, 'one'));
    Object.assign(session, { client_reference_id: 'two' });
    pay(session);
    assert.deepEqual(await settle(payments, session.id), { state: 'mismatch' });
  });

  test('ended payments are marked, and a late payment still counts', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const session = server.session(await held(payments, example, 'one'));
    const state = async () => (await findPaymentOfSession(data.store.read, session.id))?.state;
    beginSlowPayment(session);
    assert.deepEqual(await settle(payments, session.id), { state: 'processing' });
    assert.equal(await state(), 'waiting');
    failSlowPayment(session);
    assert.deepEqual(await settle(payments, session.id), { state: 'failed' });
    assert.equal(await state(), 'failed');
    expire(session);
    await settle(payments, session.id);
    assert.equal(await state(), 'expired');
    assert.deepEqual((await visible(data.store, example)).totals, [0, 0, 0]);
    pay(session);
    assert.deepEqual(await settle(payments, session.id), { state: 'paid', responseId: 1 });
    expire(session);
    await settle(payments, session.id);
    assert.equal(await state(), 'paid');
    assert.deepEqual((await visible(data.store, example)).totals, [1, 0, 1]);
  });

  test('a test submission that is paid is a test response', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const session = await held(payments, example, 'one', { test: true });
    pay(server.session(session));
    await settle(payments, session);
    const { ids, totals } = await visible(data.store, example);
    assert.deepEqual([ids, totals], [[], [0, 1, 0]]);
  });

  test('payments that can no longer be made are deleted after a month, and no others', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const [paid, over] = [await held(payments, example, 'paid'), await held(payments, example, 'over')];
    await held(payments, example, 'open');
    pay(server.session(paid));
    expire(server.session(over));
    await checkWaitingPayments({ ...payments, clock: () => Date.now() + 20 * 60_000 });
    const day = 24 * 3_600_000;
    assert.equal(await removeAbandonedPayments(data.store, Date.now() + 29 * day), 0);
    assert.equal(await removeAbandonedPayments(data.store, Date.now() + 31 * day), 1);
    const left = await data.store.read
      .selectFrom('payment')
      .select('submission_id')
      .orderBy('submission_id')
      .execute();
    assert.deepEqual(
      left.map(({ submission_id }) => submission_id),
      ['open', 'paid'],
    );
    const responses = await data.store.read.selectFrom('response').select('state').orderBy('state').execute();
    assert.deepEqual(
      responses.map(({ state }) => state),
      ['live', 'pending_payment'],
    );
    await held(payments, example, 'over');
  });

  test('long-waiting payments are polled, each in its turn', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const payments = paymentsOf(data.store, server);
    const [paid, open, over] = [
      await held(payments, example, 'paid'),
      await held(payments, example, 'open'),
      await held(payments, example, 'over'),
    ];
    pay(server.session(paid));
    expire(server.session(over));
    const before = server.requests.length;
    await checkWaitingPayments(payments);
    assert.equal(server.requests.length, before, 'too early to ask');
    const later = { ...payments, clock: () => Date.now() + 20 * 60_000 };
    await checkWaitingPayments(later);
    await checkWaitingPayments(later);
    assert.equal(server.requests.length, before + 3, 'each once');
    const states = await Promise.all(
      [paid, open, over].map(
        async (session) => (await findPaymentOfSession(data.store.read, session))?.state,
      ),
    );
    assert.deepEqual(states, ['paid', 'waiting', 'expired']);
    assert.deepEqual((await visible(data.store, example)).totals, [1, 0, 1]);
  });

  test('many payments that wait at one form do not keep those of another waiting', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const [flooded, other] = [await addExample(data.store), await addExample(data.store, '2')];
    const payments = paymentsOf(data.store, server);
    for (let number = 0; number < 25; number += 1) await held(payments, flooded, `open${number}`);
    const session = await held(payments, other, 'paid');
    pay(server.session(session));
    const before = server.requests.length;
    await checkWaitingPayments({ ...payments, clock: () => Date.now() + 20 * 60_000 });
    assert.equal(server.requests.length, before + 20);
    assert.equal((await findPaymentOfSession(data.store.read, session))?.state, 'paid');
  });
});
