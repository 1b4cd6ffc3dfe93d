import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { exportFormats, scriptLanguages } from '#contract/app/response/export.ts';
import { writeQuery } from '#contract/app/response/filter.ts';
import { everyResponse, type ResponseFilter } from '#form/query/responseQuery.ts';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { openMail } from '#service/mail/mailContent.ts';
import { removeExpiredExports } from '#service/response/export/background/removeExpiredExports.ts';
import { runExports } from '#service/response/export/background/runExports.ts';
import { scriptEndings } from '#service/response/export/script/script.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { dueResponses, eraseResponses } from '#store/query/response/retention.ts';
import { readZip } from '../../response/everywhere/readExport.ts';
import { arriving } from '../../store/example.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { background, formWithResponses } from './exporting.ts';

const linesOf = (bytes: Buffer) => parse(bytes, { columns: true }) as Record<string, string>[];

onSqlite((engine) => {
  test('an export names the language and the submission of each response, and finds responses by language', async () => {
    const { app, organization, client, scope } = await formWithResponses(engine, 1);
    await using _app = app;
    const german = arriving(scope.form, { text: 'Grüße', language: 'de', submission_id: 'sent-1' });
    await app.data.store.write((transaction) =>
      appendResponses(transaction, organization, [german], () => app.time.now + 1),
    );
    const saved = async (filters: readonly ResponseFilter[]) => {
      const query = {
        format: 'csv',
        headers: 'names',
        query: writeQuery({ ...everyResponse, filters }),
      } as const;
      const { bytes } = await client.call('exportResponses', scope, undefined, { query });
      return linesOf(bytes).map((line) => [line.field1, line.language, line.submission_id]);
    };
    const ours = ['Grüße', 'de', 'sent-1'];
    assert.deepEqual((await saved([])).toSorted(), [ours, ['Person 0', '', '']]);
    assert.deepEqual(await saved([{ on: 'language', operator: 'is', values: ['de'] }]), [ours]);
  });

  test('a member downloads the responses of a form in every format, which is audited', async () => {
    const { app, organization, client, scope } = await formWithResponses(engine, 1200);
    await using _app = app;
    for (const format of exportFormats) {
      await client.ask('checkResponseExport', scope, undefined, { query: { format } });
      const saved = await client.call('exportResponses', scope, undefined, { query: { format } });
      assert.equal(saved.status, 200, format);
      const ending = format === 'files' ? 'zip' : format;
      assert.match(
        saved.headers['content-disposition'] ?? '',
        new RegExp(`filename="Feedback-1-2-[\\d-]+\\.${ending}"`),
      );
      assert.ok(saved.bytes.length > 0, format);
      if (format !== 'xlsx') continue;
      const properties = readZip(saved.bytes).get('docProps/core.xml')?.toString() ?? '';
      assert.ok(properties.includes('<dc:title>Feedback: 1/2</dc:title>'), properties);
    }
    const csv = await client.call('exportResponses', scope, undefined, {
      query: { format: 'csv', headers: 'names', run: 'a-run-of-mine' },
    });
    const lines = linesOf(csv.bytes);
    assert.equal(lines.length, 1200);
    assert.deepEqual(
      [lines[0], lines[1199]].map((line) => [line?.field1, line?.device, line?.country]),
      [
        ['Person 0', 'phone', 'FR'],
        ['Person 1199', 'phone', 'FR'],
      ],
    );
    const query = { run: 'a-run-of-mine' };
    assert.deepEqual(await client.ask('responseExportProgress', scope, undefined, { query }), {
      rows: 1200,
      done: true,
    });
    const owner = await app.signedIn(await app.makePerson({ organization, role: 'owner' }));
    const { entries } = await owner.ask('audit', { organization }, undefined, {
      query: { action: 'form.responses_exported' },
    });
    assert.equal(entries.length, exportFormats.length + 1);
  });

  test('a script comes with its CSV in one archive, also from the background', async () => {
    const { app, client, scope } = await formWithResponses(engine, 3);
    await using _app = app;
    for (const script of scriptLanguages) {
      const query = { format: 'csv', script } as const;
      const saved = await client.call('exportResponses', scope, undefined, { query });
      assert.match(saved.headers['content-disposition'] ?? '', /filename="Feedback-1-2-[\d-]+\.zip"/);
      assert.equal(saved.headers['content-type'], 'application/zip');
      const { id } = await client.ask('startResponseExport', scope, query);
      await runExports(background(app));
      const later = await client.call('downloadResponseExport', { ...scope, export: id });
      assert.match(later.headers['content-disposition'] ?? '', /\.zip"/);
      for (const { bytes } of [saved, later]) {
        const entries = readZip(bytes);
        assert.deepEqual([...entries.keys()], ['responses.csv', `responses.${scriptEndings[script]}`]);
        assert.equal(linesOf(entries.get('responses.csv') ?? Buffer.alloc(0)).length, 3);
        assert.match(String(entries.get(`responses.${scriptEndings[script]}`)), /responses\.csv/);
      }
    }
  });

  test('an export since a day has what was added or changed from its beginning in the zone', async () => {
    const { app, organization, client, scope } = await formWithResponses(engine, 1);
    await using _app = app;
    const add = async (text: string, at: string) =>
      await app.data.store.write((transaction) =>
        appendResponses(transaction, organization, [arriving(scope.form, { text })], () => Date.parse(at)),
      );
    await add('before', '2027-01-09T22:59:59.999Z');
    await add('after', '2027-01-09T23:00:00.000Z');
    const saved = async (zone: string, since: string) => {
      const query = { format: 'csv', headers: 'names', zone, since } as const;
      const { status, bytes } = await client.call('exportResponses', scope, undefined, { query });
      return status === 200 ? linesOf(bytes).map(({ field1 }) => field1) : status;
    };
    assert.deepEqual(await saved('Europe/Berlin', '2027-01-10'), ['after']);
    assert.deepEqual(await saved('UTC', '2027-01-10'), []);
    assert.deepEqual(await saved('UTC', '2027-01-09'), ['before', 'after']);
    assert.equal(await saved('UTC', '2027-02-30'), 422);
  });

  test('an export holds what the view shows', async () => {
    const { app, client, scope } = await formWithResponses(engine, 30);
    await using _app = app;
    const exported = async (query: Parameters<typeof writeQuery>[0]) => {
      const saved = await client.call('exportResponses', scope, undefined, {
        query: { format: 'csv', headers: 'names', query: writeQuery(query) },
      });
      return linesOf(saved.bytes).map(({ field1 }) => field1);
    };
    assert.deepEqual(await exported({ tab: 'test' }), ['A test']);
    assert.deepEqual(
      await exported({ filters: [{ on: 'field', field: 'field1', operator: 'is', value: 'Person 7' }] }),
      ['Person 7'],
    );
    const oldest = await exported({ sort: { by: 'date', direction: 'ascending' } });
    assert.deepEqual([oldest.length, oldest[0]], [30, 'Person 0']);
    const wrong = await client.call('exportResponses', scope, undefined, {
      query: { format: 'csv', query: '%%%' },
    });
    assert.deepEqual([wrong.status, wrong.param], [422, 'query']);
  });

  test('a background export is mailed to its maker, who alone can download it, for a day', async () => {
    const { app, organization, workspace, client, person, scope } = await formWithResponses(engine, 20);
    await using _app = app;
    const { store, files } = app.data;
    const { id } = await client.ask('startResponseExport', scope, { format: 'csv' });
    const own = { ...scope, export: id };
    assert.equal((await client.call('downloadResponseExport', own)).status, 404, 'it is not ready');
    await runExports(background(app));
    const listed = await client.ask('responseExports', scope);
    assert.deepEqual(
      [listed.live, listed.test, listed.exports.map(({ state, rows }) => [state, rows])],
      [20, 1, [['ready', 20]]],
    );
    const saved = await client.call('downloadResponseExport', own);
    assert.deepEqual([saved.status, linesOf(saved.bytes).length], [200, 20]);
    assert.equal(saved.bytes.length, listed.exports[0]?.size);

    const mails = await store.read
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'export_ready')
      .execute();
    assert.deepEqual(
      mails.map(({ recipient }) => recipient),
      [person.email],
    );
    assert.match(
      openMail(app.keys, mails[0]?.sealed ?? '')?.link ?? '',
      new RegExp(`/f/${scope.form}/exports$`),
    );

    const colleague = await app.signedIn(
      await app.makePerson({ organization, role: 'member', workspaces: [workspace] }),
    );
    assert.equal((await colleague.call('downloadResponseExport', own)).status, 404);
    assert.equal((await colleague.call('deleteResponseExport', own)).status, 404);
    assert.deepEqual((await colleague.ask('responseExports', scope)).exports, []);

    const [row] = await store.read.selectFrom('response_export').selectAll().execute();
    assert.ok(row !== undefined && (await files.has(row.storage_key)));
    app.time.now += 24 * 3_600_000;
    assert.deepEqual((await client.ask('responseExports', scope)).exports, []);
    assert.equal((await client.call('downloadResponseExport', own)).status, 404);
    await removeExpiredExports(store, app.time.now);
    assert.deepEqual(await store.read.selectFrom('response_export').selectAll().execute(), []);
  });

  test('an organisation keeps a limited number of files and bytes, and the oldest go first', async () => {
    const { app, client, scope } = await formWithResponses(engine, 20);
    await using _app = app;
    const { store, files } = app.data;
    const kept = { files: 3, bytes: 1_000_000 };
    const made: string[] = [];
    const make = async (limits: typeof kept) => {
      made.push((await client.ask('startResponseExport', scope, { format: 'csv' })).id);
      app.time.now += 1000;
      await runExports({ ...background(app), kept: limits });
      return (await client.ask('responseExports', scope)).exports;
    };
    for (let count = 0; count < 4; count += 1) await make(kept);
    const [removed, ...others] = made;
    const first = await client.call('downloadResponseExport', { ...scope, export: removed ?? '' });
    assert.equal(first.status, 404);
    const listed = await client.ask('responseExports', scope);
    assert.deepEqual(
      listed.exports.map(({ id }) => id),
      others.toReversed(),
    );
    const { size } = listed.exports[0] ?? {};
    assert.ok(typeof size === 'number');
    const two = await make({ files: 3, bytes: size * 2 });
    assert.deepEqual(
      two.map(({ id }) => id),
      made.slice(-2).toReversed(),
    );
    const [refused] = await make({ files: 3, bytes: size - 1 });
    assert.deepEqual([refused?.state, refused?.size], ['too_large', null]);
    const [row] = await store.read
      .selectFrom('response_export')
      .selectAll()
      .where('state', '=', 'too_large')
      .execute();
    assert.ok(row !== undefined && !(await files.has(row.storage_key)));
  });

  test('an erasure takes the files of the form with it, also one that is being made', async () => {
    const { app, client, scope } = await formWithResponses(engine, 20);
    await using _app = app;
    const { store, files } = app.data;
    await client.ask('startResponseExport', scope, { format: 'csv' });
    await runExports(background(app));
    await client.ask('startResponseExport', scope, { format: 'jsonl' });
    const keys = (await store.read.selectFrom('response_export').select('storage_key').execute()).map(
      ({ storage_key }) => storage_key,
    );
    const { rows } = await client.ask('responses', scope);
    const ids = rows.slice(0, 1).map(({ id }) => id);
    let hasErased = false;
    const during = {
      ...background(app),
      files: Object.assign(Object.create(files), {
        put: async (content: Parameters<typeof files.put>[0], key?: string) => {
          await client.ask('eraseResponses', scope, { selection: { ids } });
          hasErased = true;
          return await files.put(content, key);
        },
      }),
    };
    await runExports(during);
    assert.ok(hasErased);
    assert.deepEqual((await client.ask('responseExports', scope)).exports, []);
    await store.write(({ db }) => db.updateTable('unneeded_content').set({ noted_at: 1 }).execute());
    await removeUnneeded({ store, files });
    for (const key of keys) assert.equal(await files.has(key), false);
  });

  test('an export that waits is not made from responses that are being erased', async () => {
    const { app, client, scope } = await formWithResponses(engine, 20);
    await using _app = app;
    const { store } = app.data;
    const { organization, form } = scope;
    const { id } = await client.ask('startResponseExport', scope, { format: 'csv' });
    const erased = Promise.withResolvers<void>();
    const commit = Promise.withResolvers<void>();
    const erasure = store.write(async (transaction) => {
      await transaction.lockForms(organization, [form]);
      const due = await dueResponses(transaction.db, organization, form, app.time.now + 1000, 5);
      await eraseResponses(transaction, organization, form, due, { now: app.time.now });
      erased.resolve();
      await commit.promise;
      return due.length;
    });
    await erased.promise;
    let isOver = false;
    const exporting = runExports(background(app)).finally(() => {
      isOver = true;
    });
    // On PostgreSQL the claim waits for the lock; SQLite has one writer at a time.
    if (engine.name === 'postgres')
      await eventually(async () => {
        const { rows } = await sql<{ waits: number }>`SELECT count(*) AS waits FROM pg_locks
          JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()`.execute(
          store.read,
        );
        return isOver || Number(rows[0]?.waits) > 0;
      });
    commit.resolve();
    assert.equal(await erasure, 5);
    await exporting;
    const saved = await client.call('downloadResponseExport', { ...scope, export: id });
    assert.deepEqual([saved.status, linesOf(saved.bytes).length], [200, 15]);
  });

  test('a deleted background export leaves nothing, and one whose maker left is not made', async () => {
    const { app, organization, client, person, scope } = await formWithResponses(engine, 3);
    await using _app = app;
    const { store, files } = app.data;
    const first = await client.ask('startResponseExport', scope, { format: 'jsonl' });
    await runExports(background(app));
    const [row] = await store.read.selectFrom('response_export').selectAll().execute();
    assert.ok(row !== undefined);
    await client.ask('deleteResponseExport', { ...scope, export: first.id });
    await store.write(({ db }) => db.updateTable('unneeded_content').set({ noted_at: 1 }).execute());
    await removeUnneeded({ store, files });
    assert.equal(await files.has(row.storage_key), false);

    await client.ask('startResponseExport', scope, { format: 'jsonl' });
    await store.write(({ db }) =>
      db
        .deleteFrom('workspace_access')
        .where('organization_id', '=', organization)
        .where('user_id', '=', person.id)
        .execute(),
    );
    await runExports(background(app));
    assert.deepEqual(await store.read.selectFrom('response_export').selectAll().execute(), []);
    const mails = await store.read
      .selectFrom('mail')
      .select('id')
      .where('kind', '=', 'export_ready')
      .execute();
    assert.equal(mails.length, 1);
  });
});
