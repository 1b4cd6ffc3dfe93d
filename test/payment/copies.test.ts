import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { minResponseId } from '#contract/archive.ts';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { pay } from '#outside/testing/stripeSessions.ts';
import { settlePayment } from '#service/collect/payment/settlePayment.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { findPaymentOfSession } from '#store/query/collect/payment.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { insertFile } from '#store/query/response/file.ts';
import { firstRealId } from '#store/query/response/provisionalId.ts';
import { allRows, backUp, restoreInto } from '../backup/installation.ts';
import { addExample, fileRow } from '../store/example.ts';
import { eachEngine } from '../support/engines.ts';
import { held, paymentsOf, visible } from './example.ts';

test('no archive can bring the id of a waiting response', () => {
  assert.equal(minResponseId, firstRealId);
});

eachEngine((engine) => {
  test('an export leaves waiting responses and their files out, and says so', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const { organizationId, formId } = example;
    const definition = JSON.stringify({ format: 2, pages: [] });
    await data.store.write(async ({ db }) => {
      await db.updateTable('form').set({ draft: definition }).execute();
      await db.updateTable('form_version').set({ definition }).execute();
    });
    const payments = paymentsOf(data.store, server);
    for (const name of ['one', 'two']) {
      await held(payments, example, name, {
        claimFiles: ({ db }, response_id) =>
          insertFile(db, {
            ...fileRow(organizationId, name, name.charCodeAt(0)),
            form_id: formId,
            response_id,
          }),
      });
    }
    const organization = await findOrganization(data.store.read, organizationId);
    assert.ok(organization);
    const folder = join(data.folder, 'archive');
    const result = await exportArchive(data, organization, folder);
    assert.ok(result.ok);
    assert.deepEqual([result.value.live, result.value.test, result.value.files], [0, 0, 0]);
    const [finding, ...more] = result.value.findings;
    assert.match(JSON.stringify(finding), /pending_payment; they are left out/);
    assert.match(JSON.stringify(finding), /"count":2/);
    assert.deepEqual(more, []);
    assert.deepEqual(await readdir(join(folder, 'responses')), []);
  });

  test('a waiting response survives a backup and can be paid after the restore', async () => {
    await using data = await engine.open();
    await using server = await startStripeServer();
    const example = await addExample(data.store);
    const session = await held(paymentsOf(data.store, server), example, 'one');
    const path = join(data.folder, 'a.tar');
    assert.ok((await backUp(data, path)).ok);

    await using other = await engine.open();
    assert.ok((await restoreInto(other, path)).ok);
    const store = (await other.openAgain()).store;
    assert.deepEqual(await allRows(store.read), await allRows(data.store.read));
    pay(server.session(session));
    const payment = await findPaymentOfSession(store.read, session);
    assert.ok(payment);
    await settlePayment(paymentsOf(store, server), payment);
    assert.deepEqual((await visible(store, example)).totals, [1, 0, 1]);
  });
});
