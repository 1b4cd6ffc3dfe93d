import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openData } from '#service/operate/openData.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { maxReplayed, replayFailed, replayRun } from '#service/workflow/history/replayRuns.ts';
import { resumeWorkflow } from '#service/workflow/history/resumeWorkflow.ts';
import { firstRunId } from '#service/workflow/plan/runId.ts';
import { countFailedRuns } from '#store/query/workflow/failedRuns.ts';
import { runPage } from '#store/query/workflow/run.ts';
import type { Store } from '#store/store.ts';
import { shell } from '../form/shell.ts';
import { type Example, send, wordOf } from '../submission/example.ts';
import { eachEngine, engine as engineOf } from '../support/engines.ts';
import { addWorkflows, start, startWorking, type Working } from './example.ts';
import { type Receiver, startReceiver } from './receiver.ts';

const day = 24 * 3_600_000;
const everything = { from: start - day, until: start + 10 * day };

const addHook = async (store: Store, { url }: Receiver) =>
  await addWorkflows(store, [
    { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] },
  ]);

async function answer({ taking, worker }: Working, { formId }: Example, name: string): Promise<void> {
  assert.equal(wordOf(await send(taking, formId, { field1: name })), 'stored');
  await worker.settled();
}

async function runsOf({ read }: Store, { organizationId, formId }: Example) {
  const { rows } = await runPage(read, organizationId, formId, {}, undefined, 100);
  return rows.toReversed();
}

eachEngine((engine) => {
  test('replaying what failed takes also what waits for its next try, and tries it at once', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    let status = 503;
    receiver.answer = (_request, response) => void response.writeHead(status).end();
    const form = await addHook(data.store, receiver);
    const { organizationId, formId } = form;
    await using working = startWorking(data);
    const { clock, worker } = working;
    for (const name of ['Ada', 'Grace']) await answer(working, form, name);
    // The next pause is long, so nothing is due.
    clock.now += 5000;
    await worker.settled();
    const before = await runsOf(data.store, form);
    assert.deepEqual(
      before.map(({ state, attempts, due_at }) => [state, attempts, due_at > clock.now + 60_000]),
      [
        ['waiting', 2, true],
        ['waiting', 2, true],
      ],
    );
    const writes = operatorWrites(data.store, organizationId);
    const target = { id: formId, name: 'Contact' };
    const replay = async (workflow?: string) =>
      await replayFailed(writes, target, { ...everything, workflow }, clock.now);
    const none = { count: 0, retrying: 0, switchedOff: 0, last: undefined };
    assert.deepEqual(await replay('another'), none);
    const range = { from: firstRunId(everything.from), until: firstRunId(everything.until) };
    assert.deepEqual(
      await countFailedRuns(data.store.read, organizationId, formId, range, clock.now, maxReplayed),
      { count: 2, retrying: 2, switchedOff: 0 },
    );

    status = 200;
    const sent = receiver.requests.splice(0).length;
    assert.equal(sent, 4);
    assert.deepEqual(await replay(), { ...none, count: 2, retrying: 2 });
    assert.deepEqual(
      (await runsOf(data.store, form)).map(({ state, error_code }) => [state, error_code]),
      [
        ['waiting', null],
        ['waiting', null],
      ],
      'why they failed before says nothing of the next try',
    );
    // They are due already.
    assert.deepEqual(await replay(), none);
    await worker.settled();
    assert.deepEqual(
      receiver.requests.map(({ headers }) => headers['webhook-id']).sort(),
      before.map(({ id }) => id),
    );
    assert.deepEqual(
      (await runsOf(data.store, form)).map(({ state, attempts }) => [state, attempts]),
      [
        ['done', 3],
        ['done', 3],
      ],
    );
  });

  test('runs of an action that is switched off stay as they are, and say why they failed', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    let status = 503;
    receiver.answer = (_request, response) => void response.writeHead(status).end();
    const form = await addHook(data.store, receiver);
    await using working = startWorking(data);
    const { clock, worker } = working;
    await answer(working, form, 'Ada');
    status = 410;
    await answer(working, form, 'Grace');
    const rows = await runsOf(data.store, form);
    assert.deepEqual(
      rows.map(({ state, error_code }) => [state, error_code]),
      [
        ['waiting', 'status_503'],
        ['failed', 'status_410'],
      ],
    );
    const writes = operatorWrites(data.store, form.organizationId);
    const target = { id: form.formId, name: 'Contact' };
    receiver.requests.splice(0);
    for (const { id } of rows) {
      const refused = await replayRun(writes, target, id, clock.now);
      assert.deepEqual(refused, { ok: false, failure: { code: 'action_switched_off' } });
    }
    const untouched = { count: 0, retrying: 0, switchedOff: 2, last: undefined };
    assert.deepEqual(await replayFailed(writes, target, everything, clock.now), untouched);
    await worker.settled();
    assert.equal(receiver.requests.length, 0);
    assert.deepEqual(await runsOf(data.store, form), rows);

    status = 200;
    assert.ok((await resumeWorkflow(writes, target, 'notify', clock.now)).ok);
    const all = { count: 2, retrying: 1, switchedOff: 0, last: undefined };
    assert.deepEqual(await replayFailed(writes, target, everything, clock.now), all);
    await worker.settled();
    assert.deepEqual(
      (await runsOf(data.store, form)).map(({ state }) => state),
      ['done', 'done'],
    );
  });
});

test('`webhooks replay` counts what waits for its next try, and says that an action is switched off', async () => {
  await using location = await engineOf('sqlite').location();
  await using receiver = await startReceiver();
  let status = 503;
  receiver.answer = (_request, response) => void response.writeHead(status).end();
  const run = shell(location.env, process.cwd());
  assert.equal((await run(['organizations', 'create', 'Acme'])).code, 0);
  const data = await openData(location.config);
  try {
    const form = await addHook(data.store, receiver);
    await using working = startWorking(data);
    working.clock.now = Date.now();
    await answer(working, form, 'Ada');
    // The second pause is five minutes.
    working.clock.now += 6000;
    await working.worker.settled();
    const replay = (...flags: string[]) => run(['webhooks', 'replay', form.formId, ...flags]);
    const first = await replay();
    assert.match(
      first.stdout + first.stderr,
      /: 1 run is due now, counting 1 that waited for the next try; the service tries it\.\n/,
    );
    const again = JSON.parse((await replay('--json')).stdout);
    assert.deepEqual(again, { form: form.formId, replayed: 0, were_retrying: 0, switched_off: 0 });

    status = 410;
    await working.worker.settled();
    const [failed] = await runsOf(data.store, form);
    assert.equal(failed?.error_code, 'status_410');
    for (const flags of [[], ['--run', failed?.id ?? '']]) {
      const refused = await replay(...flags, '--json');
      assert.equal(refused.code, 1);
      const { error } = JSON.parse(refused.stdout);
      assert.equal(error.code, 'action_switched_off');
      assert.match(error.message, /The action is switched off; switch it on first\.$/);
    }
    assert.deepEqual(await runsOf(data.store, form), [failed]);
  } finally {
    await data.close();
  }
});
