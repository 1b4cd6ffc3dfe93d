import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchange } from '#contract/app/workflow/runs.ts';
import { send, wordOf } from '../submission/example.ts';
import { engine } from '../support/engines.ts';
import { addWorkflows, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

const hooks = 10;

test('one attempt is one request, or two over a kept connection, and the history says which', async () => {
  await using data = await engine('sqlite').open();
  await using receiver = await startReceiver();
  const form = await addWorkflows(data.store, [
    {
      id: 'notify',
      trigger: 'response',
      do: Array.from({ length: hooks }, (_, number) => ({
        id: `hook${number}`,
        type: 'webhook' as const,
        url: `${receiver.url}/hook${number}`,
      })),
    },
  ]);
  await using working = startWorking(data);
  const answers = (names: string[]) =>
    Promise.all(names.map((field1) => send(working.taking, form.formId, { field1 })));
  // The answers of the first responses come at once, so that as many connections are kept.
  const held: (() => void)[] = [];
  receiver.answer = (_request, response) => {
    held.push(() => response.end('ok'));
    if (held.length >= 3) for (const answer of held.splice(0)) answer();
  };
  for (const stored of await answers(['Ada', 'Bo', 'Cy'])) assert.equal(wordOf(stored), 'stored');
  await working.worker.settled();
  assert.equal(receiver.requests.length, 3 * hooks);
  receiver.requests.length = 0;

  receiver.answer = (_request, response) => void response.socket?.destroy();
  await answers(['Di', 'Ed', 'Flo']);
  await working.worker.settled();
  const arrivals = new Map<string, number>();
  for (const { headers } of receiver.requests) {
    const id = headers['webhook-id'] ?? '';
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
  }
  const attempts = await data.store.read
    .selectFrom('workflow_attempt')
    .select(['run_id', 'exchange', 'error_code'])
    .where('form_id', '=', form.formId)
    .where('outcome', '=', 'failed')
    .execute();
  assert.equal(attempts.length, 3 * hooks);
  let repeated = 0;
  for (const { run_id, exchange: kept, error_code } of attempts) {
    const { request, answer } = exchange.parse(JSON.parse(kept ?? ''));
    assert.deepEqual([error_code, answer], ['broken_off', null]);
    assert.equal(arrivals.get(run_id), request.repeated === true ? 2 : 1, run_id);
    repeated += Number(request.repeated === true);
  }
  assert.ok(repeated > 0, 'a kept connection was used');
  assert.equal(receiver.requests.length, attempts.length + repeated);
});
