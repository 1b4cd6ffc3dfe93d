import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runPage } from '#store/query/workflow/run.ts';
import { send, wordOf } from '../submission/example.ts';
import { engine } from '../support/engines.ts';
import { behaviours, startRawReceiver } from './behaviours.ts';
import { addWorkflows, start, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

/** For receivers that never finish: shorter than those of the service, in the same proportion. */
const short = { headersTimeout: 1500, idleTimeout: 3000, attemptTime: 3000 };
/** For all others: longer than any machine needs, so that only what the receiver does decides. */
const long = { headersTimeout: 120_000, idleTimeout: 120_000, attemptTime: 120_000 };

const toThisMachine = async () => [{ address: '127.0.0.1', family: 4 }];

test('each of many behaviours of receivers gets the right action, and a redirect is never followed', async (t) => {
  await using data = await engine('sqlite').open();
  await using canary = await startReceiver();
  for (const [number, behaviour] of behaviours(canary.url).entries()) {
    await t.test(behaviour.name, async () => {
      const { attemptTime, ...timeouts } = behaviour.error === 'timeout' ? short : long;
      await using working = startWorking(
        data,
        { limits: { attemptTime } },
        { ...timeouts, resolve: toThisMachine },
      );
      const receiver = await startRawReceiver(behaviour);
      try {
        const id = `formx${String(number).padStart(3, '0')}`;
        const form = await addWorkflows(
          data.store,
          [{ id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] }],
          { id },
        );
        assert.equal(wordOf(await send(working.taking, id, { field1: 'Ada' })), 'stored');
        await working.worker.settled();
        const { rows } = await runPage(data.store.read, form.organizationId, id, {}, undefined, 10);
        const [run] = rows;
        assert.deepEqual([run?.state, run?.error_code, rows.length], [behaviour.state, behaviour.error, 1]);
        assert.equal(receiver.received(), Number(behaviour.error !== 'insecure'));
        assert.match(run?.error_detail ?? '', behaviour.secure?.says ?? /(?:)/);
        if (behaviour.next !== undefined) assert.equal((run?.due_at ?? 0) - start, behaviour.next);
        const attempts = await data.store.read
          .selectFrom('workflow_attempt')
          .select('exchange')
          .where('form_id', '=', id)
          .execute();
        assert.equal(attempts.length, 1);
        const { request, answer } = JSON.parse(attempts[0]?.exchange ?? '{}');
        assert.match(request.body, /"response.created"/);
        assert.ok(Buffer.byteLength(answer?.body ?? '') <= 4096);
      } finally {
        receiver.close();
      }
    });
  }
  assert.equal(canary.requests.length, 0);
});

test('private addresses are refused unless the operator allows them', async () => {
  await using data = await engine('sqlite').open();
  await using receiver = await startReceiver();
  const form = await addWorkflows(data.store, [
    { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
  ]);
  const { createHttpClient } = await import('#outside/httpClient.ts');
  await using working = startWorking(data, { http: createHttpClient() });
  await send(working.taking, form.formId, { field1: 'Ada' });
  await working.worker.settled();
  const { rows } = await runPage(data.store.read, form.organizationId, form.formId, {}, undefined, 10);
  // Once the operator allows it, what waits is delivered.
  assert.deepEqual([rows[0]?.state, rows[0]?.error_code], ['waiting', 'address_refused']);
  assert.equal(receiver.requests.length, 0);
});

test('a dead receiver among 100 delays none of the others', async () => {
  await using data = await engine('sqlite').open();
  await using receiver = await startReceiver();
  const silent = await startRawReceiver({ answer: () => undefined });
  // Receivers are told apart by host, and every name ends at the same one here.
  await using working = startWorking(data, {}, { resolve: toThisMachine });
  try {
    const { port } = new URL(receiver.url);
    const hooks = Array.from({ length: 99 }, (_, number) => `http://r${number}.example.org:${port}/hook`);
    const forms = [];
    for (const [number, url] of [silent.url, ...hooks].entries()) {
      const id = `formd${String(number).padStart(3, '0')}`;
      forms.push(
        await addWorkflows(
          data.store,
          [{ id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] }],
          { id },
        ),
      );
    }
    // A hundred responses for the dead one come first.
    for (let count = 0; count < 100; count += 1)
      await send(working.taking, forms[0]?.formId ?? '', { field1: `Dead ${count}` });
    for (const { formId } of forms.slice(1)) await send(working.taking, formId, { field1: 'Alive' });
    working.worker.wake();
    await receiver.arrived(99);
    assert.equal(receiver.requests.length, 99);
    assert.ok(silent.sockets.size <= 16, `${silent.sockets.size} connections to the dead receiver`);
  } finally {
    silent.close();
  }
});
