import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckoutOrder, Checkouts } from './checkout.ts';
import { openStripe } from './stripe.ts';
import { type StripeServer, startStripeServer } from './testing/stripeServer.ts';
import { beginSlowPayment, expire, failSlowPayment, pay } from './testing/stripeSessions.ts';

const order: CheckoutOrder = {
  key: 'key-1',
  formId: 'form1234',
  submissionId: 'a submission & more',
  currency: 'USD',
  units: 2500,
  purpose: 'Two places = 25 + "tea" & cake 日本語',
  successUrl: 'https://forms.example.org/f/form1234/paid?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://forms.example.org/f/form1234',
};

function opened({ url, secretKey, webhookSecret }: StripeServer): Checkouts {
  return openStripe({ secretKey, webhookSecret, apiUrl: url });
}

async function made(stripe: Checkouts, change: Partial<CheckoutOrder> = {}) {
  const result = await stripe.createCheckout({ ...order, ...change });
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

async function read(stripe: Checkouts, id: string) {
  const result = await stripe.readCheckout(id);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

test('a checkout asks for exactly what was ordered, and says where to pay it', async () => {
  await using server = await startStripeServer();
  const checkout = await made(opened(server));
  const session = server.session(checkout.id);
  assert.deepEqual(
    [session.currency, session.amount_total, session.client_reference_id, session.metadata],
    ['usd', 2500, order.submissionId, { form: order.formId, response: order.submissionId }],
  );
  assert.equal(session.success_url, order.successUrl, 'the place for the id is left as it is');
  assert.equal(session.cancel_url, order.cancelUrl);
  assert.deepEqual(checkout, {
    id: session.id,
    state: 'open',
    url: `https://checkout.stripe.com/c/pay/${session.id}`,
    currency: 'USD',
    units: 2500,
    formId: order.formId,
    submissionId: order.submissionId,
    card: undefined,
  });
});

test('the same key and order give the same checkout; another order under the key is refused', async () => {
  await using server = await startStripeServer();
  const stripe = opened(server);
  const all = await Promise.all(Array.from({ length: 10 }, () => made(stripe)));
  assert.equal(new Set(all.map(({ id }) => id)).size, 1);
  assert.equal(server.sessions.size, 1);
  const other = await stripe.createCheckout({ ...order, units: 9900 });
  assert.equal(other.ok ? '' : other.failure.code, 'refused');
  assert.notEqual((await made(stripe, { key: 'key-2' })).id, all[0]?.id);
});

test('a checkout is read in each of its states, with the card once it is paid', async () => {
  await using server = await startStripeServer();
  const stripe = opened(server);
  const { id } = await made(stripe);
  const session = server.session(id);
  assert.equal((await read(stripe, id))?.state, 'open');
  beginSlowPayment(session);
  assert.equal((await read(stripe, id))?.state, 'processing');
  failSlowPayment(session);
  assert.equal((await read(stripe, id))?.state, 'failed');
  pay(session, 'amex', '0005');
  const paid = await read(stripe, id);
  assert.deepEqual(
    [paid?.state, paid?.url, paid?.card],
    ['paid', undefined, { brand: 'amex', lastDigits: '0005' }],
  );
  pay(session, 'a_new_brand', '1111');
  assert.deepEqual((await read(stripe, id))?.card, { brand: 'a_new_brand', lastDigits: '1111' });
  expire(session);
  assert.equal((await read(stripe, id))?.state, 'expired');
  assert.equal(await read(stripe, 'cs_test_unknown'), undefined);
});

test('nothing to pay is not paid', async () => {
  await using server = await startStripeServer();
  const stripe = opened(server);
  const session = server.session((await made(stripe)).id);
  session.status = 'complete';
  session.payment_status = 'no_payment_required';
  assert.notEqual((await read(stripe, session.id))?.state, 'paid');
});

test('what may pass by itself is told from what is refused', async () => {
  await using server = await startStripeServer();
  const stripe = opened(server);
  const code = async (change: Partial<CheckoutOrder> = {}, by = stripe) => {
    const result = await by.createCheckout({ ...order, ...change });
    return result.ok ? 'made' : result.failure.code;
  };
  assert.equal(await code({ units: 49 }), 'refused');
  assert.equal(await code({ units: 123_456_789 }), 'refused');
  assert.equal(
    await code({}, openStripe({ ...server, secretKey: 'sk_test_wrong', apiUrl: server.url })),
    'refused',
  );
  const { id } = await made(stripe);
  server.outage = 503;
  assert.equal(await code({ key: 'another' }), 'broken');
  const unread = await stripe.readCheckout(id);
  assert.equal(unread.ok ? '' : unread.failure.code, 'broken');
  server.outage = undefined;
  assert.equal(await code({ key: 'another' }), 'broken', 'Stripe remembers its failure under the key');
  assert.equal(await code({ key: 'a third' }), 'made');
  const nowhere = openStripe({ ...server, apiUrl: new URL('http://127.0.0.1:1') });
  assert.equal(await code({}, nowhere), 'unavailable');
});

test('a failure does not tell the key', async () => {
  await using server = await startStripeServer();
  const stripe = openStripe({ ...server, secretKey: 'sk_test_hunter2', apiUrl: server.url });
  assert.doesNotMatch(JSON.stringify(await stripe.createCheckout(order)), /hunter2/);
});

test('a signed message names its checkout, whatever else it says', async () => {
  await using server = await startStripeServer();
  const stripe = opened(server);
  const { id } = await made(stripe);
  for (const type of ['completed', 'async_payment_succeeded', 'async_payment_failed', 'expired']) {
    const { body, signature } = server.event(`checkout.session.${type}`, id);
    assert.deepEqual(await stripe.readEvent(Buffer.from(body), signature), {
      ok: true,
      value: { checkoutId: id },
    });
  }
  const other = server.event('customer.created', id);
  assert.deepEqual(await stripe.readEvent(Buffer.from(other.body), other.signature), {
    ok: true,
    value: undefined,
  });
});

test('a message that is forged, changed, old or unsigned is refused', async () => {
  await using server = await startStripeServer();
  await using another = await startStripeServer();
  const stripe = opened(server);
  const { id } = await made(stripe);
  const { body, signature } = server.event('checkout.session.completed', id);
  const forged = another.event('checkout.session.completed', (await made(opened(another))).id);
  const old = server.event('checkout.session.completed', id, Date.now() - 600_000);
  const refused: [string, string, string | undefined][] = [
    ['changed', body.replace('"usd"', '"eur"'), signature],
    ['unsigned', body, undefined],
    ['no signature at all', body, 'nonsense'],
    ['signed by another', forged.body, forged.signature],
    ['old', old.body, old.signature],
    ['empty', '', signature],
  ];
  for (const [what, text, header] of refused) {
    const result = await stripe.readEvent(Buffer.from(text), header);
    assert.equal(result.ok ? 'taken' : result.failure.code, 'signature_invalid', what);
  }
});
