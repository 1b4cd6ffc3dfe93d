import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { holdDeliveries } from '#store/query/operate/heldDeliveries.ts';
import { metricFaults } from '../api/metricFaults.ts';
import { openClient } from '../app/appClient.ts';
import { eachEngine } from '../support/engines.ts';
import { holds } from '../support/eventually.ts';
import { type BusyService, email, password, startBusyService } from './busyService.ts';
import { scrape } from './scrape.ts';

eachEngine((engine) => {
  let busy: BusyService;
  test.before(async () => {
    busy = await startBusyService(engine);
  });
  test.after(() => busy[Symbol.asyncDispose]());

  /** Waits until a series has a value: queries are read once in five seconds. */
  const reaches = (name: string, labels: Record<string, string>, value: number) =>
    holds(async () => assert.equal((await scrape(busy.service.url)).value(name, labels), value, name));

  const atLeastOne = (name: string, labels: Record<string, string>) =>
    holds(async () => assert.ok(((await scrape(busy.service.url)).value(name, labels) ?? 0) >= 1, name));

  test('submissions count by what became of them', async () => {
    assert.equal(await busy.submit({ field1: 'Ada' }), 201);
    assert.equal(await busy.submit({ field1: 'Ada' }, { test: true }), 201);
    assert.equal(await busy.submit({}), 422);
    await fetch(`${busy.service.url}/f/contact1`).then((page) => page.arrayBuffer());
    const after = await scrape(busy.service.url);
    const results = ['live', 'test', 'refused', 'failed', 'spam', 'repeated', 'pending_payment'];
    const counts = results.map((result) => after.value('canvass_submissions_total', { result }));
    assert.deepEqual(counts, [1, 1, 1, 0, 0, 0, 0]);
    assert.equal(after.value('canvass_submissions_refused_total', { code: 'answers_refused' }), 1);
    assert.equal(after.value('canvass_submission_group_size_sum'), 2);
    assert.equal(after.value('canvass_submission_commit_duration_seconds_count'), 2);
    assert.equal(after.value('canvass_visits_total', { kind: 'view' }), 1);
  });

  test('attempts of a webhook count by result, and what fails waits for later', async () => {
    const attempts = (result: string, value: number) =>
      reaches('canvass_workflow_attempts_total', { action: 'webhook', result }, value);
    await attempts('done', 1);
    busy.receiver.answer = (_request, response) => void response.writeHead(500).end();
    assert.equal(await busy.submit({ field1: 'Ben' }), 201);
    await attempts('failed', 1);
    await reaches('canvass_workflow_actions', { state: 'failing' }, 1);
    await reaches('canvass_workflow_runs_waiting', {}, 1);
    const after = await scrape(busy.service.url);
    assert.ok((after.value('canvass_workflow_attempt_duration_seconds_count') ?? 0) >= 2);
    assert.ok((after.value('canvass_workflow_longest_failing_seconds') ?? 0) > 0);
  });

  test('sign-ins and mails count by result', async () => {
    const visitor = openClient(busy.service.url);
    const before = await scrape(busy.service.url);
    const ok = before.value('canvass_sign_ins_total', { result: 'ok' }) ?? Number.NaN;
    await visitor.call('signIn', {}, { email, password: 'wrong horse battery' });
    await visitor.ask('signIn', {}, { email, password });
    await visitor.ask('askForReset', {}, { email });
    await busy.smtp.mail();
    // The service sends other mails too, such as one about an address to be confirmed.
    await atLeastOne('canvass_mails_total', { result: 'sent' });
    busy.smtp.refusal = '550 No such person';
    await visitor.ask('askForReset', {}, { email });
    await atLeastOne('canvass_mails_total', { result: 'failed' });
    const after = await scrape(busy.service.url);
    assert.equal(after.value('canvass_sign_ins_total', { result: 'failed' }), 1);
    assert.equal(after.value('canvass_sign_ins_total', { result: 'ok' }), ok + 1);
    assert.equal(after.value('canvass_mail_configured'), 1);
  });

  test('a backup is told with its time and size, and one that fails is told too', async () => {
    const before = await scrape(busy.service.url);
    assert.equal(before.value('canvass_backup_last_success_timestamp_seconds'), 0);
    const folder = join(busy.data.config.data, 'kept');
    await mkdir(folder);
    const begun = Math.floor(Date.now() / 1000);
    assert.equal(await busy.run(['backup', join(folder, 'one.tar')]), 0);
    await holds(async () => {
      const after = await scrape(busy.service.url);
      assert.ok((after.value('canvass_backup_last_success_timestamp_seconds') ?? 0) >= begun);
      assert.ok((after.value('canvass_backup_last_success_bytes') ?? 0) > 1000);
      assert.equal(after.value('canvass_backup_last_failed'), 0);
    });
    const record = join(busy.data.config.data, 'last-backup.json');
    const recorded = await readFile(record, 'utf8');
    assert.equal(await busy.run(['backup', join(folder, 'one.tar')]), 1);
    assert.equal(await readFile(record, 'utf8'), recorded, 'a refused name is no failed backup');
    assert.notEqual(await busy.run(['backup', join(folder, `${'long'.repeat(64)}.tar`)]), 0);
    await reaches('canvass_backup_last_failed', {}, 1);
    assert.equal(await busy.run(['backup', join(folder, 'two.tar')]), 0);
    await reaches('canvass_backup_last_failed', {}, 0);
  });

  test('exports count by format and result', async () => {
    const scope = { organization: busy.organization, form: 'contact1' };
    const sent = await busy.owner.call('exportResponses', scope, undefined, { query: { format: 'csv' } });
    assert.equal(sent.status, 200);
    await reaches('canvass_exports_total', { format: 'csv', result: 'sent' }, 1);
    await busy.owner.ask('startResponseExport', scope, { format: 'jsonl' });
    await reaches('canvass_exports_total', { format: 'jsonl', result: 'ready' }, 1);
  });

  test('jobs, sizes, the disk and the build are told', async () => {
    // Also those that have not run yet, so that a first failure is an increase.
    await reaches('canvass_job_failures_total', { task: 'expire_spam' }, 0);
    await holds(async () => {
      const after = await scrape(busy.service.url);
      assert.ok(
        (after.value('canvass_job_last_success_timestamp_seconds', { task: 'run_workflows' }) ?? 0) > 0,
      );
      assert.ok((after.value('canvass_files') ?? -1) >= 0);
    });
    const after = await scrape(busy.service.url);
    assert.ok((after.value('canvass_job_duration_seconds_count', { task: 'write_key_use' }) ?? 0) > 0);
    assert.ok((after.value('canvass_database_bytes', { part: 'data' }) ?? 0) > 10_000);
    const free = after.value('canvass_disk_free_bytes') ?? Number.NaN;
    assert.ok(free > 0 && free < (after.value('canvass_disk_size_bytes') ?? 0));
    assert.equal(after.value('canvass_build_info', { store: engine.name }), 1);
    const limit = after.value('canvass_database_connections_limit', { pool: 'main' });
    assert.equal(limit, engine.name === 'postgres' ? 10 : undefined);
    assert.deepEqual(metricFaults(after.text), []);
    for (const secret of [busy.organization, 'contact1', email, 'Orchard', busy.receiver.url])
      assert.ok(!after.text.includes(secret), `${secret} is in the metrics`);
  });

  test('deliveries that are held are told with how long they are', async () => {
    await reaches('canvass_deliveries_held_seconds', {}, 0);
    await busy.data.store.write(({ db }) => holdDeliveries(db, Date.now() - 3_600_000));
    await holds(async () => {
      const held = (await scrape(busy.service.url)).value('canvass_deliveries_held_seconds') ?? 0;
      assert.ok(held >= 3600, String(held));
    });
  });

  test('a source that fails is left out and counted, and the others are there', async () => {
    const record = join(busy.data.config.data, 'last-backup.json');
    await rm(record);
    await mkdir(record);
    await holds(async () => {
      const after = await scrape(busy.service.url);
      assert.ok((after.value('canvass_metrics_errors_total', { source: 'backup' }) ?? 0) > 0);
      assert.equal(after.value('canvass_backup_last_success_timestamp_seconds'), undefined);
      assert.equal(after.value('canvass_mail_configured'), 1);
    });
    await rm(record, { recursive: true });
    await writeFile(record, 'damaged');
    await reaches('canvass_backup_last_success_timestamp_seconds', {}, 0);
  });
});
