import assert from 'node:assert/strict';
import type { Readable } from 'node:stream';
import { test } from 'node:test';
import { runExports } from '#service/response/export/background/runExports.ts';
import { takeExportTurn } from '#service/response/export/takeExportTurn.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import type { AppClient } from '../appClient.ts';
import { background, formWithResponses, memberOf } from './exporting.ts';

function download(member: Awaited<ReturnType<typeof memberOf>>, format: 'csv' | 'xlsx' | 'sav' = 'csv') {
  return member.client.call('exportResponses', member.scope, undefined, { query: { format } });
}

onSqlite((engine) => {
  test('organisations take turns, one export of each at a time, and make no room at the cost of each other', async () => {
    const { app, client, scope } = await formWithResponses(engine, 20);
    await using _app = app;
    const { store, files } = app.data;
    const start = async () => (await client.ask('startResponseExport', scope, { format: 'csv' })).id;
    const kept = { files: 2, bytes: 1_000_000 };
    const others = await memberOf(app, 'Other');
    const theirs: string[] = [];
    for (const format of ['csv', 'jsonl'] as const) {
      const { id } = await others.client.ask('startResponseExport', others.scope, { format });
      theirs.push(id);
    }
    await runExports({ ...background(app), kept });
    for (let count = 0; count < 5; count += 1) await start();
    await others.client.ask('startResponseExport', others.scope, { format: 'csv' });

    const begun: string[] = [];
    const underWay: string[] = [];
    const rowOf = (key: string) =>
      store.read
        .selectFrom('response_export')
        .selectAll()
        .where('storage_key', '=', key)
        .executeTakeFirstOrThrow();
    const watched = Object.assign(Object.create(files) as typeof files, {
      put: async (content: Readable, key: string) => {
        const { organization_id: organization } = await rowOf(key);
        assert.ok(!underWay.includes(organization), 'two exports of one organisation at a time');
        begun.push(organization);
        underWay.push(organization);
        try {
          return await files.put(content, key);
        } finally {
          underWay.splice(underWay.indexOf(organization), 1);
        }
      },
    });
    await runExports({ ...background(app), files: watched, kept });
    assert.equal(begun.length, 6);
    assert.ok(
      begun.slice(0, 2).includes(others.scope.organization),
      'the other organisation does not wait for five exports',
    );
    const left = (await others.client.ask('responseExports', others.scope)).exports.map(({ id }) => id);
    assert.equal(left.length, 2, 'its own newest files stay');
    assert.ok(left.includes(theirs[1] ?? ''));
    assert.equal((await client.ask('responseExports', scope)).exports.length, 2);
  });

  test('organisations with many exports do not go first again while another waits', async () => {
    const { app } = await formWithResponses(engine, 1);
    await using _app = app;
    const { store, files } = app.data;
    const made = await Promise.all(['One', 'Two', 'Three'].map((name) => memberOf(app, name)));
    const inOrder = made.toSorted((one, other) =>
      one.scope.organization < other.scope.organization ? -1 : 1,
    );
    // More than run at once, and the one with a single export is the last of them by its id.
    for (const [index, { client, scope }] of inOrder.entries())
      for (let count = index < 2 ? 4 : 1; count > 0; count -= 1)
        await client.ask('startResponseExport', scope, { format: 'csv' });
    const begun: string[] = [];
    const watched = Object.assign(Object.create(files) as typeof files, {
      put: async (content: Readable, key: string) => {
        const { organization_id: organization } = await store.read
          .selectFrom('response_export')
          .select('organization_id')
          .where('storage_key', '=', key)
          .executeTakeFirstOrThrow();
        begun.push(organization);
        return await files.put(content, key);
      },
    });
    await runExports({ ...background(app), files: watched });
    assert.equal(begun.length, 9);
    assert.ok(begun.indexOf(inOrder[2]?.scope.organization ?? '') < 5, begun.join(' '));
  });

  test('an organisation cannot queue exports without an end', async () => {
    const { app, organization, scope } = await formWithResponses(engine, 1);
    await using _app = app;
    const start = async (count: number) => {
      const owner = await app.signedIn(await app.makePerson({ organization, role: 'owner' }));
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await owner.call('startResponseExport', scope, { format: 'csv' })).status);
      return statuses;
    };
    for (let person = 0; person < 4; person += 1)
      assert.deepEqual(await start(6), [200, 200, 200, 200, 200, 409]);
    assert.deepEqual(await start(1), [409]);
    const others = await memberOf(app, 'Other');
    assert.equal(
      (await others.client.call('startResponseExport', others.scope, { format: 'csv' })).status,
      200,
    );
  });

  test('downloads of one organisation take turns of their own, and one that is left is dropped', async () => {
    const made = await formWithResponses(engine, 450);
    const { app, organization, client, scope } = made;
    await using _app = app;
    const others = await memberOf(app, 'Other');
    const { promise: held, resolve: giveBack } = Promise.withResolvers<void>();
    void takeExportTurn(organization, undefined, () => held);

    let ended = 0;
    const waiting = (['csv', 'xlsx', 'sav'] as const).map(async (format) => {
      const sent = await download(made, format);
      ended += 1;
      return sent;
    });
    for (const format of ['csv', 'xlsx'] as const) assert.equal((await download(others, format)).status, 200);
    assert.equal(ended, 0, 'those of the other organisation wait');

    const colleague = await app.signedIn(await app.makePerson({ organization }));
    const left = new AbortController();
    const asked = await fetch(
      `${app.url}/app/api/o/${organization}/forms/${scope.form}/responses/export?format=csv&run=the-one-left`,
      { headers: headersOf(colleague), signal: left.signal },
    );
    assert.equal(asked.status, 200);
    const progress = () =>
      colleague.ask('responseExportProgress', scope, undefined, { query: { run: 'the-one-left' } });
    assert.equal((await progress()).done, false);
    left.abort();
    giveBack();
    await eventually(async () => (await progress()).done);
    for (const { status } of await Promise.all(waiting)) assert.equal(status, 200);
    const again = await client.call('exportResponses', scope, undefined, { query: { format: 'csv' } });
    assert.equal(again.bytes.toString().trim().split('\r\n').length, 451);
  });

  test('a reader that takes nothing holds up no other download of its organisation', async () => {
    // More than the buffers of both ends hold.
    const made = await formWithResponses(engine, 1000, 'x'.repeat(20_000));
    const { app, organization, scope } = made;
    await using _app = app;
    const slow = await fetch(
      `${app.url}/app/api/o/${organization}/forms/${scope.form}/responses/export?format=jsonl&run=the-slow-one`,
      { headers: headersOf(made.client) },
    );
    assert.equal(slow.status, 200);
    const whole = await download(made);
    assert.equal(whole.status, 200);
    assert.equal(whole.bytes.toString().trim().split('\r\n').length, 1001);
    const query = { run: 'the-slow-one' };
    const { done } = await made.client.ask('responseExportProgress', scope, undefined, { query });
    assert.equal(done, false);
    await slow.body?.cancel();
  });
});

function headersOf({ cookies }: AppClient): Record<string, string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
}
