import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { pay } from '#outside/testing/stripeSessions.ts';
import { removeAbandonedPayments } from '#service/collect/payment/removeAbandonedPayments.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { pushed, start } from '../form/example.ts';
import { stripeAt } from '../payment/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addForm, listed, send, takingOf, totals, wordOf } from './example.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'credit_card', label: 'Ticket', currency: 'USD', amount: '25.00' },
        {
          id: 'field3',
          type: 'dropdown',
          label: 'Seat',
          options: [
            { value: 'front', label: 'In front' },
            { value: 'back', label: 'At the back' },
          ],
        },
        { id: 'field4', type: 'email', label: 'E-mail' },
      ],
    },
  ],
  ending: { message: 'See you, [field1].' },
};

const settings: FormSettings = {
  quotas: [{ field: 'field3', option: 'front', max: 1 }],
  one_per_person: { by: 'answer', field: 'field4' },
};

eachEngine((engine) => {
  test('a refused submission leaves what the limits have counted, so that the next one is cheap', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const { organizationId, formId } = await addForm(data.store, {}, { definition });
    const taking = { ...takingOf(data.store), checkouts: stripeAt(server) };
    const sent = { submission_id: randomUUID() };
    const answers = { field1: 'Ana', field3: 'front' };
    assert.equal(wordOf(await send(taking, formId, answers, sent)), 'asked');
    const [session] = server.sessions.values();
    assert.ok(session !== undefined);
    pay(session);
    assert.equal(wordOf(await send(taking, formId, answers, sent)), 'repeated');
    await pushed(data.store, organizationId, { id: formId, definition, settings });
    const counted = () => data.store.read.selectFrom('option_count').selectAll().execute();
    assert.deepEqual(await counted(), []);
    assert.equal(wordOf(await send(taking, formId, { field1: 'Bo', field3: 'front' })), 'option_full');
    assert.notDeepEqual(await counted(), []);
  });

  test('a submission with a payment waits for it, counts when it is paid, and a retry leads to the same', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addForm(data.store, settings, { definition });
    const { organizationId, formId } = example;
    const taking = { ...takingOf(data.store), checkouts: stripeAt(server) };
    const sent = { submission_id: randomUUID() };
    const answers = { field1: 'Ana', field3: 'front', field4: 'ana@example.org' };

    const asked = await send(taking, formId, answers, sent);
    assert.ok(asked.ok && asked.value.state === 'asked', JSON.stringify(asked));
    assert.deepEqual(await send(taking, formId, answers, sent), asked);
    assert.equal(
      wordOf(await send(taking, formId, { ...answers, field1: 'Bo' }, sent)),
      'submission_differs',
    );
    assert.deepEqual(await totals(data.store, example), [0, 0, 0]);
    assert.equal(server.sessions.size, 1);

    // An unpaid submission holds neither the seat nor the answer.
    const other = await send(taking, formId, { ...answers, field1: 'Ana again' });
    assert.equal(wordOf(other), 'asked');

    const free = structuredClone(definition);
    for (const page of free.pages) page.fields = page.fields.filter(({ type }) => type !== 'credit_card');
    await pushed(data.store, organizationId, { id: formId, definition: free, settings });
    await publishForm(operatorWrites(data.store, organizationId), formId, start + 1);
    assert.deepEqual(await send(taking, formId, answers, sent), asked, 'the version that was answered asks');

    const [session] = [...server.sessions.values()].filter(
      ({ client_reference_id }) => client_reference_id === sent.submission_id,
    );
    assert.ok(session !== undefined);
    pay(session);
    const paid = await send(taking, formId, answers, sent);
    assert.ok(paid.ok && paid.value.state === 'repeated', JSON.stringify(paid));
    assert.deepEqual(paid.value.ending, { message: 'See you, Ana.' });
    const [response] = await listed(data.store, example);
    assert.equal(response?.created_at, new Date(paid.value.created_at).toISOString());
    assert.deepEqual(await totals(data.store, example), [1, 0, 1]);

    const full = await send(taking, formId, { field1: 'Cy', field3: 'front' });
    assert.equal(wordOf(full), 'option_full');
    const twice = await send(taking, formId, { ...answers, field3: 'back' });
    assert.equal(wordOf(twice), 'already_answered');
  });

  test('a payment that was abandoned lets its sender answer again', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const { formId } = await addForm(data.store, settings, { definition });
    const taking = { ...takingOf(data.store), checkouts: stripeAt(server) };
    const answers = { field1: 'Ana', field3: 'back', field4: 'ana@example.org' };
    assert.equal(wordOf(await send(taking, formId, answers)), 'asked');
    await data.store.write(({ db }) => db.updateTable('payment').set({ state: 'expired' }).execute());
    const later = Date.now() + 31 * 86_400_000;
    assert.equal(await removeAbandonedPayments(data.store, later), 1);
    assert.equal(wordOf(await send(taking, formId, answers)), 'asked');
  });

  test('a full option asks for no payment, and neither does privacy mode', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const taking = { ...takingOf(data.store), checkouts: stripeAt(server) };
    const gone: FormSettings = { quotas: [{ field: 'field3', option: 'front', max: 0 }] };
    const { formId } = await addForm(data.store, gone, { definition });
    assert.equal(wordOf(await send(taking, formId, { field3: 'front' })), 'option_full');
    const secret = await addForm(data.store, {}, { definition, id: 'secret01' });
    // The checker refuses to publish such a form; an import may add one.
    const settings = JSON.stringify({ privacy_mode: true } satisfies FormSettings);
    await data.store.write(({ db }) =>
      db.updateTable('form').set({ settings }).where('id', '=', secret.formId).execute(),
    );
    assert.equal(wordOf(await send(taking, secret.formId, { field1: 'Ana' })), 'payments_not_set_up');
    assert.equal(server.sessions.size, 0);
    assert.deepEqual(await data.store.read.selectFrom('response').selectAll().execute(), []);
  });
});
