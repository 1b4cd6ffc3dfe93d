import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { changeLogo } from '#service/organization/branding/changeLogo.ts';
import {
  deleteDueOrganizations,
  deleteOrganizationNow,
} from '#service/organization/deleteDueOrganizations.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { exportForApp } from '#service/transfer/archive/exportForApp.ts';
import { importPath } from '#service/transfer/archive/importPath.ts';
import { beginDeletion, deleteBatch, setDeletion } from '#store/query/organization/organizationDeletion.ts';
import { exported, importContent, lighthouse } from '../../archive/importing.ts';
import {
  at,
  basic,
  file,
  fileId,
  form,
  response,
  temporaryFolder,
  uploaded,
} from '../../archive/writeArchive.ts';
import { onSqlite } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { fillEveryTable, rowsOf } from '../everyRow.ts';
import { writeManyEntries } from './manyEntries.ts';

const day = 24 * 3_600_000;
const long = 'long/'.repeat(25);

const content = {
  ...basic,
  'forms.jsonl': [form, { ...form, id: long, created_at: at(2), updated_at: at(3) }],
  'responses/form0001.jsonl': [
    response(9, at(10), { response: [uploaded(fileId)] }),
    response(4, at(5), { test: true }),
  ],
  [`responses/${encodeURIComponent(long)}.jsonl`]: [response(10, at(11))],
  'files.jsonl': [file(fileId, at(10))],
  [`files/${fileId}`]: 'hello',
};

async function eventually(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (let left = 200; left > 0; left -= 1) {
    if (await holds()) return;
    await sleep(10);
  }
  assert.fail(what);
}

onSqlite((engine) => {
  test('a downloaded export imports elsewhere unchanged', async () => {
    await using app = await startApp(engine);
    await importContent(app.data, content);
    const organization = lighthouse;
    const client = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    assert.deepEqual(await client.ask('data', { organization }), {
      workspaces: 1,
      forms: 2,
      responses: 2,
      delete_at: null,
    });
    const saved = await client.call('exportData', { organization });
    assert.equal(saved.status, 200);
    assert.match(saved.headers['content-disposition'] ?? '', /filename="Lighthouse-[\d-]+\.tar\.gz"/);
    await using folder = await temporaryFolder();
    const path = join(folder.path, 'saved.tar.gz');
    await writeFile(path, saved.bytes);
    await using elsewhere = await engine.open();
    const outcome = await importPath(elsewhere, path);
    assert.equal(outcome.ok, true);
    assert.deepEqual(await exported(elsewhere), await exported(app.data));

    await writeFile(path, saved.bytes.subarray(0, saved.bytes.length - 100));
    const cut = await importPath(elsewhere, path);
    assert.equal(cut.ok ? '' : cut.failure.code, 'archive_refused');
    for (const data of [app.data, elsewhere])
      assert.deepEqual(await readdir(join(data.folder, 'staging')), [], 'nothing is left behind');
    const query = { action: 'data.exported' } as const;
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.equal(entries.length, 1);
  });

  test('there is one export at a time, and an aborted download leaves nothing', async () => {
    await using app = await startApp(engine);
    await importContent(app.data, content);
    const organization = lighthouse;
    const client = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const writes = operatorWrites(app.data.store, organization);
    const first = await exportForApp(app.data, writes, new AbortController().signal, app.time.now);
    assert.ok(first.ok);
    for (const route of ['checkExport', 'exportData'] as const) {
      const second = await client.call(route, { organization });
      assert.deepEqual([second.status, second.problem], [409, 'export_running']);
    }
    for await (const _chunk of first.value) break;
    const staging = join(app.data.folder, 'staging');
    await eventually(async () => (await readdir(staging)).length === 0, 'the staging folder is empty');
    for (const route of ['checkExport', 'exportData'] as const)
      assert.equal((await client.call(route, { organization })).status, 200);
  });

  test('an organisation is deleted a week after the request, unless it is cancelled', async () => {
    await using app = await startApp(engine);
    const { store } = app.data;
    const organization = await app.makeOrganization('Orchard');
    const other = await app.makeOrganization('Vineyard');
    const person = await app.makePerson({ organization });
    const client = await app.signedIn(person);
    const { key } = await createApiKey(operatorWrites(store, organization), 'k', app.time.now);
    const api = async () => {
      const headers = { authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
      return (await fetch(`${app.url}/v2`, { headers })).status;
    };
    const wrong = await client.call('deleteOrganization', { organization }, { name: 'orchard' });
    assert.deepEqual([wrong.status, wrong.problem], [409, 'name_differs']);
    const { delete_at } = await client.ask('deleteOrganization', { organization }, { name: ' Orchard' });
    const due = Date.parse(delete_at);
    assert.ok(Math.abs(due - app.time.now - 7 * day) < 1000, delete_at);
    assert.equal((await client.ask('data', { organization })).delete_at, delete_at);
    const again = await client.ask('deleteOrganization', { organization }, { name: 'Orchard' });
    assert.equal(again.delete_at, delete_at, 'asking again does not put it off');
    assert.equal(await deleteDueOrganizations(app.data, due - 1), 0);
    assert.equal(await api(), 200, 'until then everything works');

    await client.ask('keepOrganization', { organization });
    assert.equal(await deleteDueOrganizations(app.data, due + day), 0);
    await client.ask('deleteOrganization', { organization }, { name: 'Orchard' });
    const { entries } = await client.ask('audit', { organization }, undefined, {
      query: { actor: person.id },
    });
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['organization.deletion_asked', 'organization.deletion_stopped', 'organization.deletion_asked'],
    );
    app.time.now += 7 * day + 60_000;
    assert.equal(await deleteDueOrganizations(app.data, app.time.now), 1);
    assert.equal((await client.call('data', { organization })).problem, 'not_found');
    assert.equal(await api(), 401);
    const stranger = await app.signedIn(await app.makePerson({ organization: other }));
    assert.equal((await stranger.call('data', { organization: other })).status, 200);
    const left = await store.read.selectFrom('app_user').select('id').where('id', '=', person.id).execute();
    assert.equal(left.length, 1, 'people stay');
  });

  test('content is removed even if the process died after deleting its rows', async () => {
    await using app = await startApp(engine);
    const { store, files } = app.data;
    const { organization, other, keys, others, shared, logoOf } = await fillTwo(app);
    await store.write(async ({ db }) => {
      await setDeletion(db, organization, 1);
      await beginDeletion(db, organization, app.time.now);
    });
    // Simulates a crash after the last row was deleted and before any content was.
    while (await store.write(({ db }) => deleteBatch(db, organization, 500)));
    const doomed = [keys.file, keys.upload, logoOf(organization)];
    for (const key of doomed) assert.equal(await files.has(key), true);

    assert.equal(
      await deleteDueOrganizations(app.data, app.time.now),
      0,
      'nothing is left to be found but content',
    );
    assert.equal(await removeUnneeded(app.data), true);
    for (const key of doomed) assert.equal(await files.has(key), true, 'its grace is not over');
    await removeUnneeded(app.data, { grace: 0 });
    for (const key of doomed) assert.equal(await files.has(key), false);
    for (const key of [shared, others.file, others.upload, logoOf(other)])
      assert.equal(await files.has(key), true);
    assert.deepEqual(await store.read.selectFrom('unneeded_content').selectAll().execute(), []);
    // Deleting the last organisation that names it removes the content.
    await deleteOrganizationNow(app.data, other, app.time.now);
    for (const key of [shared, others.file, others.upload]) assert.equal(await files.has(key), false);
  });

  test('of a deleted organisation no table keeps a row, and another one keeps all of its own', async () => {
    await using app = await startApp(engine);
    const { store, files } = app.data;
    const { organization, other, keys, others, shared, logoOf } = await fillTwo(app);
    // More rows than one batch deletes.
    await writeManyEntries(store, organization, 600, () => app.time.now);
    const empty = Object.entries(await rowsOf(store.read, organization)).filter(
      ([, rows]) => rows.length === 0,
    );
    assert.deepEqual(empty, [], 'the test has a row for every table');
    const before = await rowsOf(store.read, other);

    // Simulates a crash after the first batch.
    await store.write(async ({ db }) => {
      await db.updateTable('organization').set({ delete_at: 1 }).where('id', '=', organization).execute();
      assert.equal(await beginDeletion(db, organization, app.time.now), true);
    });
    assert.equal(await deleteDueOrganizations(app.data, app.time.now), 1);

    for (const [table, rows] of Object.entries(await rowsOf(store.read, organization)))
      assert.equal(rows.length, 0, `${table} keeps nothing`);
    assert.deepEqual(await rowsOf(store.read, other), before);
    const remaining = await store.read.selectFrom('organization').select('id').execute();
    assert.deepEqual(
      remaining.map(({ id }) => id),
      [other],
    );
    await removeUnneeded(app.data, { grace: 0 });
    for (const key of [keys.file, keys.upload, logoOf(organization)])
      assert.equal(await files.has(key), false);
    for (const key of [shared, others.file, others.upload, logoOf(other)])
      assert.equal(await files.has(key), true);
  });
});

/** Two organisations with a row in every table that share one content. */
async function fillTwo(app: AppService) {
  const { store, files } = app.data;
  const organization = await app.makeOrganization();
  const other = await app.makeOrganization('Vineyard');
  const put = async (text: string) => (await files.put(Readable.from([Buffer.from(text)]))).storage_key;
  const shared = await put('shared');
  const keys = { file: await put('a'), upload: await put('b') };
  const others = { file: await put('c'), upload: await put('d') };
  for (const [id, contents] of [
    [organization, keys],
    [other, others],
  ] as const) {
    const person = await app.makePerson({ organization: id });
    await store.write(({ db }) => fillEveryTable(db, id, person.id, { ...contents, shared }));
    await store.limits.take(id, app.time.now);
    const logo = { bytes: Buffer.from(id), type: 'image/png', width: 3, height: 2 };
    await changeLogo(operatorWrites(store, id), app.data.files, logo, app.time.now);
  }
  const logos = await store.read.selectFrom('organization').select(['id', 'logo_storage_key']).execute();
  const logoOf = (id: string) => logos.find((row) => row.id === id)?.logo_storage_key ?? '';
  return { organization, other, keys, others, shared, logoOf };
}
