import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { pay } from '#outside/testing/stripeSessions.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { findPaymentOfSession } from '#store/query/collect/payment.ts';
import { personalLinks } from '#store/query/collect/personalLink.ts';
import { stripeAt } from '../payment/example.ts';
import { addForm, send, takingOf, totals, wordOf } from '../submission/example.ts';
import { engine } from '../support/engines.ts';

test('a link whose owner only began to pay still opens, and no longer when they have paid', async () => {
  await using data = await engine('sqlite').open();
  await using server = await startStripeServer();
  const fields = [
    { id: 'field1', type: 'one_line_input', label: 'Name' },
    { id: 'field2', type: 'credit_card', label: 'Ticket', currency: 'USD', amount: '25.00' },
  ] as const;
  const example = await addForm(
    data.store,
    { one_per_person: { by: 'link' } },
    { definition: { format: 2, pages: [{ id: 'page1', label: '', fields: [...fields] }] } },
  );
  const { organizationId, formId } = example;
  const [link] = await createLinks(
    operatorWrites(data.store, organizationId),
    { id: formId, name: 'Form' },
    ['Ana'],
    1,
  );
  const taking = { ...takingOf(data.store), checkouts: stripeAt(server) };
  const answer = () => send(taking, formId, { field1: 'Ana' }, { personalKey: link?.key });

  const answered = async () => {
    const [listed] = await Array.fromAsync(personalLinks(data.store.read, organizationId, formId));
    return listed?.answered_at !== null;
  };
  assert.equal(wordOf(await answer()), 'asked');
  assert.equal(wordOf(await answer()), 'asked');
  assert.equal(await answered(), false);
  const session = [...server.sessions.values()].at(-1);
  assert.ok(session !== undefined);
  pay(session);
  const payment = await findPaymentOfSession(data.store.read, session.id);
  assert.ok(payment !== undefined);
  assert.equal((await settlePayment(taking, payment)).state, 'paid');
  assert.equal(wordOf(await answer()), 'already_answered');
  assert.equal(await answered(), true);
  assert.deepEqual(await totals(data.store, example), [1, 0, 1]);
});
