import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { takeExportTurn } from '#service/response/export/takeExportTurn.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { exportForApp } from '#service/transfer/archive/exportForApp.ts';
import { snapshotSlots, takeSnapshotSlot } from '#service/transfer/archive/takeSnapshotSlot.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationId } from '#store/tables.ts';
import { temporaryFolder } from '../../archive/writeArchive.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { type AppService, startApp } from '../appService.ts';
import { formWithResponses } from '../response/exporting.ts';

/** Work that goes on until it is disposed of. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, [Symbol.dispose]: resolve, giveBack: resolve };
}

/** How many archives are being made. */
async function staged({ data }: AppService): Promise<number> {
  // The folder is made when it is first used.
  return (await readdir(join(data.folder, 'staging')).catch(() => [])).length;
}

/** An organisation with nothing in it, and an administrator of it. */
async function newcomer(app: AppService, name: string) {
  const organization = await app.makeOrganization(name);
  const client = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
  return { organization, client };
}

onSqlite((engine) => {
  test('archives take turns with the exports of their organisation, and another one waits for neither', async () => {
    const { app, organization } = await formWithResponses(engine, 5);
    await using _app = app;
    const client = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const other = await newcomer(app, 'Other');
    using held = heldWork();
    void takeExportTurn(organization, undefined, held.work);
    let hasEnded = false;
    const waiting = client.call('exportData', { organization }).then((sent) => {
      hasEnded = true;
      return sent;
    });
    const { organization: otherId } = other;
    for (let time = 0; time < 3; time += 1)
      assert.equal((await other.client.call('exportData', { organization: otherId })).status, 200);
    assert.equal(hasEnded, false);
    held.giveBack();
    assert.equal((await waiting).status, 200);
  });

  test('an archive that is left while it waits is dropped', async () => {
    await using app = await startApp(engine);
    const { organization, client } = await newcomer(app, 'Acme');
    using held = heldWork();
    void takeExportTurn(organization, undefined, held.work);
    const writes = operatorWrites(app.data.store, organization);
    const left = await exportForApp(app.data, writes, new AbortController().signal, app.time.now);
    assert.ok(left.ok);
    left.value.resume();
    await eventually(async () => (await staged(app)) === 1);
    assert.equal((await client.call('checkExport', { organization })).problem, 'export_running');
    left.value.destroy();
    await eventually(async () => (await staged(app)) === 0);
    assert.equal((await client.call('checkExport', { organization })).status, 200);
  });

  test('each step takes a turn: some hundred responses, or one version of a form', async () => {
    const { app, organization } = await formWithResponses(engine, 1200);
    await using _app = app;
    await using folder = await temporaryFolder();
    const row = await findOrganization(app.data.store.read, organization);
    assert.ok(row);
    let turns = 0;
    let inTurn = 0;
    const written = await exportArchive(app.data, row, join(folder.path, 'archive'), {
      takeTurn: async (work) => {
        turns += 1;
        inTurn += 1;
        assert.equal(inTurn, 1);
        try {
          return await work();
        } finally {
          inTurn -= 1;
        }
      },
    });
    assert.ok(written.ok);
    assert.equal(written.value.live, 1200);
    // The form's own facts, its version, its end; three steps of responses; the ends of the three lists.
    assert.equal(turns, 3 + 3 + 3);
  });

  test('few snapshots are open at the same time', async () => {
    await using app = await startApp(engine);
    const { store } = app.data;
    using held = heldWork();
    const left = new AbortController().signal;
    for (let index = 0; index < snapshotSlots(store); index += 1)
      void takeSnapshotSlot(store, `organization ${index}` as OrganizationId, left, held.work);
    const { organization, client } = await newcomer(app, 'Acme');
    let hasEnded = false;
    const waiting = client.call('exportData', { organization }).then((sent) => {
      hasEnded = true;
      return sent;
    });
    await eventually(async () => (await staged(app)) === 1);
    const data = await client.call('data', { organization });
    assert.equal(data.status, 200, JSON.stringify(data));
    assert.equal(hasEnded, false);
    held.giveBack();
    assert.equal((await waiting).status, 200);
  });
});
