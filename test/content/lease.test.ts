import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepContent } from '#service/base/content/keepContent.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { Lease, LeaseLost } from '#service/base/lease/lease.ts';
import { makeBackup } from '#service/operate/backup/makeBackup.ts';
import { type DataConfig, storeOptions } from '#service/operate/openData.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { type BackupEngine, backupEngine } from '#store/backup.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { heldLeases } from '#store/query/operate/lease.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addFile, allContent, fill, restoreInto } from '../backup/installation.ts';
import { eachEngine, type TestData } from '../support/engines.ts';

/** Deletes like the program: removes the row and queues its content. */
async function deleteFile(store: Store, organizationId: OrganizationId, storage_key: string): Promise<void> {
  await store.write(async ({ db }) => {
    await db
      .deleteFrom('file')
      .where('organization_id', '=', organizationId)
      .where('storage_key', '=', storage_key)
      .execute();
    await queueContentRemoval(db, [{ storage_key }]);
  });
}

/** Expires all leases, as if nobody had renewed them for long. */
async function endLeases({ store }: TestData): Promise<void> {
  await store.write(({ db }) => db.updateTable('lease').set({ expires_at: 1 }).execute());
}

async function hold(config: DataConfig) {
  const script = join(import.meta.dirname, 'holder.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(config)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return {
    async letGo() {
      child.stdin.write('\n');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

eachEngine((engine) => {
  test('content deleted while another process holds a lease is removed once it is released', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const key = await addFile(data, organizationId, 9);
    const other = await hold(data.config);
    await deleteFile(data.store, organizationId, key);
    assert.equal(await removeUnneeded(data, { grace: 0 }), false);
    assert.equal(await data.files.has(key), true);
    await other.letGo();
    assert.equal(await removeUnneeded(data, { grace: 0 }), true);
    assert.equal(await data.files.has(key), false);
  });

  test('a process that was killed while it kept content holds it until its lease is over', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const key = await addFile(data, organizationId, 9);
    const other = await hold(data.config);
    await other.kill();
    await deleteFile(data.store, organizationId, key);
    assert.equal(await removeUnneeded(data, { grace: 0 }), false);
    await endLeases(data);
    assert.equal(await removeUnneeded(data, { grace: 0 }), true);
    assert.equal(await data.files.has(key), false);
    assert.deepEqual(await data.store.read.selectFrom('lease').selectAll().execute(), []);
  });

  test('a reader’s lease waits for a running removal', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const key = await addFile(data, organizationId, 9);
    await deleteFile(data.store, organizationId, key);
    const remove = data.files.remove.bind(data.files);
    const steps: string[] = [];
    let kept: Promise<unknown> = Promise.resolve();
    data.files.remove = async (each) => {
      // It has taken its own lease by now, and must not start before this one has ended.
      kept = keepContent(data.store, async () => steps.push('kept'));
      while ((await heldLeases(data.store.read, data.store.engine, ['keep_content'])) === 0);
      await remove(each);
      steps.push('removed');
    };
    await removeUnneeded(data, { grace: 0 });
    await kept;
    assert.deepEqual(steps, ['removed', 'kept']);
  });

  test('a backup keeps content that is deleted between its snapshot and its copy', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const keys: string[] = [];
    for (let number = 10; number < 30; number += 1) keys.push(await addFile(data, organizationId, number));
    const other = await data.openAgain();
    const own = await backupEngine(storeOptions(data.config));
    const backingUp: BackupEngine = {
      ...own,
      snapshot: async (staging) => {
        const snapshot = await own.snapshot(staging);
        for (const key of keys) await deleteFile(other.store, organizationId, key);
        assert.equal(await removeUnneeded(other, { grace: 0 }), false, 'another process waits');
        return snapshot;
      },
    };
    const path = join(data.folder, 'a.tar');
    const source = { folder: data.folder, engine: backingUp, store: data.store, files: data.files };
    const made = await makeBackup(source, { path, overwrite: false }, Date.now());
    assert.equal(made.ok && made.value.missing, 0);
    assert.equal(await removeUnneeded(other, { grace: 0 }), true);
    for (const key of keys) assert.equal(await data.files.has(key), false);
    await using elsewhere = await engine.open();
    assert.ok((await restoreInto(elsewhere, path)).ok);
    for (const key of keys) assert.equal(await elsewhere.files.has(key), true);
  });

  test('a backup that lost its lease, and content with it, takes a new snapshot', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const key = await addFile(data, organizationId, 9);
    const own = await backupEngine(storeOptions(data.config));
    let moments = 0;
    const backingUp: BackupEngine = {
      ...own,
      snapshot: async (staging) => {
        const snapshot = await own.snapshot(staging);
        moments += 1;
        if (moments > 1) return snapshot;
        // Like a machine that slept overnight.
        await endLeases(data);
        await deleteFile(data.store, organizationId, key);
        assert.equal(await removeUnneeded(data, { grace: 0 }), true);
        return snapshot;
      },
    };
    const source = { folder: data.folder, engine: backingUp, store: data.store, files: data.files };
    const target = { path: join(data.folder, 'a.tar'), overwrite: false };
    const made = await makeBackup(source, target, Date.now());
    assert.deepEqual([moments, made.ok && made.value.missing], [2, 0]);
  });

  test('an export keeps content that is deleted while it is written', async () => {
    await using data = await engine.open();
    const organizationId = await createOrganization(data.store, 'Acme', 1);
    const organization = await findOrganization(data.store.read, organizationId);
    assert.ok(organization !== undefined);
    const keys: string[] = [];
    for (const number of [1, 2, 3]) keys.push(await addFile(data, organizationId, number));
    const other = await data.openAgain();
    const located: string[] = [];
    const copyTo = data.files.copyTo.bind(data.files);
    data.files.copyTo = async (key, path) => {
      if (located.length === 0) {
        for (const each of keys) await deleteFile(other.store, organizationId, each);
        assert.equal(await removeUnneeded(other, { grace: 0 }), false);
      }
      located.push(path);
      await copyTo(key, path);
    };
    const outcome = await exportArchive(data, organization, join(data.folder, 'out'), {});
    assert.ok(outcome.ok);
    assert.deepEqual([outcome.value.findings, located.length], [[], 3]);
    assert.equal(await removeUnneeded(other, { grace: 0 }), true);
    for (const key of keys) assert.equal(await data.files.has(key), false);
  });

  test('a restore keeps restored content that was queued for removal', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const key = await addFile(data, organizationId, 9);
    const own = await backupEngine(storeOptions(data.config));
    const path = join(data.folder, 'a.tar');
    const source = { folder: data.folder, engine: own, store: data.store, files: data.files };
    assert.ok((await makeBackup(source, { path, overwrite: false }, Date.now())).ok);
    await deleteFile(data.store, organizationId, key);
    const content = await allContent(data.folder);
    const other = await data.openAgain();
    const remove = other.files.remove.bind(other.files);
    let restored: ReturnType<typeof restoreInto> | undefined;
    other.files.remove = async (each) => {
      restored ??= restoreInto(data, path, { replace: true });
      while ((await heldLeases(data.store.read, data.store.engine, ['keep_content'])) === 0)
        await new Promise(setImmediate);
      await remove(each);
    };
    await removeUnneeded(other, { grace: 0 });
    assert.ok((await restored)?.ok);
    await removeUnneeded(data, { grace: 0 });
    assert.deepEqual(await allContent(data.folder), content);
  });

  test('a lease is renewed while it is held, and an expired one is not', async () => {
    await using data = await engine.open();
    const lease = await Lease.take(data.store, 'keep_content', []);
    assert.ok(lease !== undefined);
    await lease.confirm();
    await endLeases(data);
    await assert.rejects(lease.confirm(), LeaseLost);
    assert.equal(
      await Lease.take(data.store, 'remove_content', ['keep_content']).then((each) => each?.release()),
      undefined,
    );
    await lease.release();
  });
});
