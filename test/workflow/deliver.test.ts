import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WebhookPayload } from '#contract/webhook.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { replayRun } from '#service/workflow/history/replayRuns.ts';
import { resumeWorkflow } from '#service/workflow/history/resumeWorkflow.ts';
import { pauses } from '#service/workflow/run/schedule.ts';
import { currentSecret } from '#service/workflow/webhook/webhookKeys.ts';
import { runPage } from '#store/query/workflow/run.ts';
import { activeWebhookKeys } from '#store/query/workflow/webhookKey.ts';
import { unboundedWindow } from '#store/store.ts';
import { type Answers, type Example, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, startWorking, type Working } from './example.ts';
import { startReceiver, verified } from './receiver.ts';

async function answer({ taking }: Working, formId: string, answers: Answers, test = false): Promise<void> {
  assert.equal(wordOf(await send(taking, formId, answers, { test })), 'stored');
}

eachEngine((engine) => {
  const runs = async (data: Awaited<ReturnType<typeof engine.open>>, { organizationId, formId }: Example) =>
    (await runPage(data.store.read, organizationId, formId, {}, undefined, 100)).rows.toReversed();

  test('a response is delivered once, signed, as the API shows it, and the API tells of it', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const url = `${receiver.url}/hook`;
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] },
    ]);
    await using working = startWorking(data);
    await answer(working, form.formId, { field1: 'Ada "\\" ✓', field3: ['front'] });
    await working.worker.settled();

    assert.equal(receiver.requests.length, 1);
    const [request] = receiver.requests;
    assert.ok(request !== undefined);
    const secret = await currentSecret(
      data.store.read,
      working.keys,
      form.organizationId,
      form.formId,
      working.clock.now,
    );
    const { data: sent, ...event } = verified(secret, request) as WebhookPayload;
    assert.deepEqual(event, {
      type: 'response.created',
      timestamp: '2026-11-17T09:00:00.000Z',
      test: false,
      form: {
        id: form.formId,
        name: 'Contact',
        fields: { field1: { key: null, label: 'Name' }, field3: { key: null, label: 'Seat' } },
      },
      workflow: 'notify',
    });
    assert.equal(sent.response[0]?.value, 'Ada "\\" ✓');
    const [run] = await runs(data, form);
    assert.equal(run?.state, 'done');
    assert.equal(run?.id, request.headers['webhook-id']);

    const page = await data.store.responsePage(form.organizationId, form.formId, {
      limit: 1,
      ...unboundedWindow,
    });
    const listed = JSON.parse(Buffer.from(page?.items ?? []).toString('utf8'));
    assert.deepEqual(listed.workflows, [
      {
        workflow_id: 'notify',
        action_id: 'hook',
        provider: 'webhook',
        object: 'request',
        status: 'succeeded',
        data_type: 'status',
        data: '200',
      },
    ]);
    assert.equal(listed.updated_at, listed.created_at);
    assert.deepEqual({ ...listed, workflows: [] }, sent);
    assert.equal((await activeWebhookKeys(data.store.read, form.organizationId, form.formId, 0)).length, 1);
  });

  test('a failing receiver gets ten attempts exactly on schedule, each with the same id', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    receiver.answer = (_request, response) => void response.writeHead(500).end('broken');
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
    ]);
    await using working = startWorking(data);
    await answer(working, form.formId, { field1: 'Ada' });
    let expected = working.clock.now;
    for (const [number, pause] of pauses.entries()) {
      expected += pause;
      if (pause > 0) {
        working.clock.now = expected - 1;
        await working.worker.settled();
        assert.equal(receiver.requests.length, number, `nothing before attempt ${number + 1}`);
      }
      working.clock.now = expected;
      await working.worker.settled();
      assert.equal(receiver.requests.length, number + 1, `attempt ${number + 1}`);
    }
    working.clock.now += 1e10;
    await working.worker.settled();
    assert.equal(receiver.requests.length, 10);
    assert.equal(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size, 1);
    const [run] = await runs(data, form);
    assert.deepEqual(
      [run?.state, run?.attempts, run?.error_code, run?.error_detail],
      ['failed', 10, 'status_500', `${new URL(receiver.url).host} answered with status 500.`],
    );
  });

  test('conditions decide, tests run only where asked, and actions start in their order', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = (id: string) => ({ id, type: 'webhook', url: `${receiver.url}/${id}` }) as const;
    const form = await addWorkflows(data.store, [
      {
        id: 'front',
        trigger: 'response',
        when: { field: 'field3', operator: 'is', value: 'front' },
        do: [
          hook('one'),
          { ...hook('two'), when: { field: 'field1', operator: 'is', value: 'Grace' } },
          hook('three'),
        ],
      },
      { id: 'tests', trigger: 'response', tests: true, do: [hook('tests')] },
      { id: 'off', trigger: 'response', enabled: false, do: [hook('off')] },
      { id: 'edited', trigger: 'edited', do: [hook('edited')] },
    ]);
    await using working = startWorking(data);
    receiver.answer = (request, response) =>
      void response.writeHead(request.path === '/one' ? 500 : 200).end();
    await answer(working, form.formId, { field1: 'Ada', field3: ['front'] });
    await working.worker.settled();
    const paths = () => receiver.requests.splice(0).map(({ path }) => path);
    assert.deepEqual(paths().sort(), ['/one', '/tests', '/three']);
    await answer(working, form.formId, { field1: 'Grace', field3: ['back'] });
    await working.worker.settled();
    assert.deepEqual(paths(), ['/tests']);
    await answer(working, form.formId, { field1: 'Grace', field3: ['front'] }, true);
    await working.worker.settled();
    const [request] = receiver.requests;
    assert.deepEqual(paths(), ['/tests']);
    assert.equal(request?.headers['canvass-test'], 'true');
    assert.equal(JSON.parse(request?.body ?? '{}').test, true);
  });

  test('order per receiver is kept where asked: a failure holds up later responses', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = { id: 'hook', type: 'webhook', url: receiver.url } as const;
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', order: 'receiver', do: [hook] },
    ]);
    await using working = startWorking(data);
    let isDown = true;
    receiver.answer = (_request, response) => void response.writeHead(isDown ? 503 : 200).end();
    for (let number = 1; number <= 5; number += 1)
      await answer(working, form.formId, { field1: `Visitor ${number}` });
    await working.worker.settled();
    assert.equal(receiver.requests.length, 1);
    isDown = false;
    working.clock.now += 5000;
    await working.worker.settled();
    const names = receiver.requests.map(({ body }) => JSON.parse(body).data.response[0].value);
    assert.deepEqual(names, ['Visitor 1', ...[1, 2, 3, 4, 5].map((number) => `Visitor ${number}`)]);
  });

  test('privacy mode: the receiver gets the answers, and nothing of them stays', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const url = `${receiver.url}/[field1]`;
    const form = await addWorkflows(
      data.store,
      [{ id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] }],
      { settings: { privacy_mode: true } },
    );
    await using working = startWorking(data);
    await answer(working, form.formId, { field1: 'Ada Secret' });
    await working.worker.settled();
    assert.equal(receiver.requests[0]?.path, '/Ada%20Secret');
    assert.match(receiver.requests[0]?.body ?? '', /Ada Secret/);
    const rows = await data.store.read.selectFrom('workflow_run').selectAll().execute();
    const attempts = await data.store.read.selectFrom('workflow_attempt').selectAll().execute();
    assert.equal(rows[0]?.state, 'done');
    assert.doesNotMatch(JSON.stringify([rows, attempts]), /Secret/);
    assert.equal(rows[0]?.sealed, null);
  });

  test('410 switches the action off, later runs wait for a replay, and owners are told', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    receiver.answer = (_request, response) => void response.writeHead(410).end();
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
    ]);
    await using working = startWorking(data);
    await answer(working, form.formId, { field1: 'Ada' });
    await working.worker.settled();
    await answer(working, form.formId, { field1: 'Grace' });
    await working.worker.settled();
    assert.equal(receiver.requests.length, 1);
    assert.deepEqual(
      (await runs(data, form)).map(({ state, error_code }) => [state, error_code]),
      [
        ['failed', 'status_410'],
        ['failed', 'switched_off'],
      ],
    );
    const [health] = await data.store.read.selectFrom('workflow_health').selectAll().execute();
    assert.equal(health?.reason, 'gone');
  });

  test('a replay of an action that was switched off runs the later actions no second time', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    receiver.answer = ({ path }, response) => void response.writeHead(path === '/one' ? 410 : 200).end();
    const hook = (id: string) => ({ id, type: 'webhook', url: `${receiver.url}/${id}` }) as const;
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [hook('one'), hook('two'), hook('three')] },
    ]);
    await using working = startWorking(data);
    for (const name of ['Ada', 'Grace']) {
      await answer(working, form.formId, { field1: name });
      await working.worker.settled();
    }
    const received = () => receiver.requests.splice(0).map(({ path }) => path);
    assert.deepEqual(received(), ['/one', '/two', '/three', '/two', '/three']);
    const refused = (await runs(data, form)).find(({ error_code }) => error_code === 'switched_off');
    const writes = operatorWrites(data.store, form.organizationId);
    const named = { id: form.formId, name: 'Contact' };
    for (const isResumed of [false, true]) {
      if (isResumed) assert.ok((await resumeWorkflow(writes, named, 'notify', working.clock.now)).ok);
      const { ok } = await replayRun(writes, named, refused?.id ?? '', working.clock.now);
      assert.equal(ok, isResumed, 'only once it is on again');
      await working.worker.settled();
      assert.deepEqual(received(), isResumed ? ['/one'] : []);
    }
    assert.equal((await runs(data, form)).length, 6);
  });
});
