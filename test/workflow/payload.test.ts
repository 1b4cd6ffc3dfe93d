import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { webhookFormBody, webhookPayloads } from '#contract/webhook.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import type { FormDefinition, Workflow } from '#form/definition/document.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { pay } from '#outside/testing/stripeSessions.ts';
import { keepPartial } from '#service/collect/partial/keepPartial.ts';
import { queuePartialRuns } from '#service/collect/partial/queuePartialRuns.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { PublishedForms } from '#service/collect/publishedForm/publishedForms.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { editResponse } from '#service/response/change/editResponse.ts';
import { currentSecret } from '#service/workflow/webhook/webhookKeys.ts';
import { findPaymentOfSession } from '#store/query/collect/payment.ts';
import { stripeAt } from '../payment/example.ts';
import { addForm, answerKeys, listed, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { startWorking } from './example.ts';
import { startReceiver, verified } from './receiver.ts';

const seats = [
  { value: 'front', label: 'In front' },
  { value: 'back', label: 'At the back' },
];
const fields: FormDefinition['pages'][number]['fields'] = [
  { id: 'field1', key: 'full_name', type: 'one_line_input', label: 'Your "name"\n✓' },
  { id: 'field2', key: 'Type', type: 'multiple_choice', label: 'Seat', multiple: true, options: seats },
  { id: 'field3', key: 'test_score', type: 'nps', label: 'Score' },
  { id: 'field4', type: 'address', label: 'Where' },
  { id: 'field5', key: 'form_id', type: 'comment', label: 'Anything else' },
  ...Array.from({ length: 200 }, (_, number) => ({
    id: `field${number + 10}`,
    key: `more_${number}`,
    type: 'one_line_input' as const,
    label: `Question ${number}`,
  })),
];
const answers = {
  field1: 'Ada',
  field2: ['front', 'back'],
  field3: 9,
  field4: { line1: 'Quai 1', city: 'Lyon', country: 'FR' },
  field5: '{"field_id":"field30"}',
};
const names = {
  field1: { key: 'full_name', label: 'Your "name"\n✓' },
  field2: { key: 'Type', label: 'Seat' },
  field3: { key: 'test_score', label: 'Score' },
  field4: { key: null, label: 'Where' },
  field5: { key: 'form_id', label: 'Anything else' },
};

function formWith(workflows: readonly Workflow[], more: typeof fields = []): FormDefinition {
  return {
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [...fields, ...more] }],
    workflows: [...workflows],
  };
}

eachEngine((engine) => {
  test('each event has the shape that the OpenAPI document promises, with key and label of what was answered', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    await using stripe = await startStripeServer();
    const fee = { id: 'field6', type: 'credit_card', label: 'Fee', currency: 'EUR', amount: '25' } as const;
    const triggers = ['response', 'paid', 'edited', 'partial'] as const;
    const { organizationId, formId } = await addForm(
      data.store,
      { partial: true },
      {
        definition: formWith(
          triggers.map((trigger) => ({
            id: trigger,
            trigger,
            ...(trigger === 'partial' ? { hours: 1 } : {}),
            do: [{ id: 'hook', type: 'webhook', url: receiver.url }],
          })),
          [fee],
        ),
      },
    );
    await using working = startWorking(data);
    const { store } = data;
    const { clock } = working;
    const taking = { ...working.taking, checkouts: stripeAt(stripe) };
    assert.equal(wordOf(await send(taking, formId, answers)), 'asked');
    const [session] = await store.read.selectFrom('payment').select('session_id').execute();
    pay(stripe.session(session?.session_id ?? ''));
    const payment = await findPaymentOfSession(store.read, session?.session_id ?? '');
    assert.ok(payment);
    assert.equal((await settlePayment(taking, payment)).state, 'paid');
    await working.worker.settled();

    const { id, updated_at } = await store.read
      .selectFrom('response')
      .select(['id', 'updated_at'])
      .executeTakeFirstOrThrow();
    const writes = operatorWrites(store, organizationId);
    const edit = { updatedAt: updated_at, answers: { field1: 'Ada L.' } };
    assert.ok((await editResponse(writes, answerKeys, formId, id, edit, clock.now)).ok);
    await working.worker.settled();

    const found = await new PublishedForms(store, () => '').find(formId);
    assert.ok(found.ok);
    const context = { today: '2026-11-17', matches: matchesPattern, upload: () => undefined };
    await keepPartial({ store, clock: clock.read }, found.value, {
      submission_id: randomUUID(),
      readings: readAnswers(found.value.form, { answers: { field1: 'Bo' } }, context),
      visitor: { country: '', region: '', city: '', time_spent: 1, url: '' },
      device: null,
      language: null,
      network: 'n',
    });
    clock.now += 2 * 3_600_000;
    await queuePartialRuns(store, clock.now);
    await working.worker.settled();

    const secret = await currentSecret(store.read, working.keys, organizationId, formId, clock.now);
    assert.equal(receiver.requests.length, triggers.length);
    const events = receiver.requests.map((request) => {
      const event = verified(secret, request) as { workflow: (typeof triggers)[number] };
      // The order of keys is that of the contract too.
      const parsed = webhookPayloads[event.workflow].parse(event);
      assert.equal(JSON.stringify(event), JSON.stringify(parsed));
      assert.ok(request.body.length < 3000, 'what nobody answered takes no room');
      return parsed;
    });
    const named = (trigger: string) => events.find(({ workflow }) => workflow === trigger)?.form.fields;
    const paid = { ...names, field6: { key: null, label: 'Fee' } };
    assert.deepEqual(triggers.map(named), [paid, paid, paid, { field1: names.field1 }]);
  });

  test('a form-encoded event has answers under ids, or under keys that mean nothing else', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = { type: 'webhook', format: 'form' } as const;
    const { formId, organizationId } = await addForm(
      data.store,
      {},
      {
        definition: formWith([
          {
            id: 'notify',
            trigger: 'response',
            do: [
              { ...hook, id: 'ids', url: `${receiver.url}/ids` },
              { ...hook, id: 'keys', url: `${receiver.url}/keys`, names: 'keys' },
            ],
          },
        ]),
      },
    );
    await using working = startWorking(data);
    assert.equal(wordOf(await send(working.taking, formId, answers)), 'stored');
    await working.worker.settled();
    const [response] = await listed(data.store, { organizationId, formId });
    const bodies = ['/ids', '/keys'].map((wanted) => {
      const { body = '' } = receiver.requests.find(({ path }) => path === wanted) ?? {};
      const pairs = [...new URLSearchParams(body)];
      const values = Object.fromEntries(pairs);
      assert.equal(pairs.length, Object.keys(values).length);
      return webhookFormBody.parse(values);
    });
    const event = {
      type: 'response.created',
      timestamp: '2026-11-17T09:00:00.000Z',
      test: 'false',
      form_id: formId,
      form_name: 'Contact',
      workflow: 'notify',
      response_id: String(response?.id),
      created_at: response?.created_at,
    };
    const choice = 'In front, At the back';
    const same = { ...event, field4: 'Quai 1, Lyon, FR', field5: answers.field5 };
    assert.deepEqual(bodies, [
      { ...same, field1: 'Ada', field2: choice, field3: '9' },
      { ...same, full_name: 'Ada', Type: choice, test_score: '9' },
    ]);
  });
});
