import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Workflow } from '#form/definition/document.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { actionHealth } from '#store/query/operate/workFigures.ts';
import { unhealthyActions } from '#store/query/workflow/health.ts';
import type { Store } from '#store/store.ts';
import { pushed } from '../form/example.ts';
import { definition, type Example, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

async function publish(
  store: Store,
  { organizationId, formId }: Example,
  workflows: Workflow[],
  now: number,
) {
  const writes = operatorWrites(store, organizationId);
  await pushed(store, organizationId, { id: formId, definition: { ...definition, workflows } });
  const published = await publishForm(writes, formId, now);
  assert.ok(published.ok);
}

eachEngine((engine) => {
  test('an action that no longer exists is no alarm, also if an attempt of it fails later', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    receiver.answer = ({ path }, response) => void response.writeHead(path === '/gone' ? 410 : 500).end();
    const { store } = data;
    const hook = (id: string) => ({ id, type: 'webhook', url: `${receiver.url}/${id}` }) as const;
    const workflow = (id: string, actions: string[], enabled = true): Workflow => ({
      id,
      trigger: 'response',
      enabled,
      do: actions.map(hook),
    });
    const form = await addWorkflows(store, [
      workflow('notify', ['stays', 'leaves', 'gone']),
      workflow('second', ['off']),
    ]);
    await using working = startWorking(data);
    const { clock, worker } = working;
    const alarms = async () =>
      (await unhealthyActions(store.read, form.organizationId, 10)).map(({ action_id }) => action_id).sort();
    const figures = async () => {
      const { failing, switchedOff } = await actionHealth(store.read);
      return { failing, switchedOff };
    };
    assert.equal(wordOf(await send(working.taking, form.formId, { field1: 'Ada' })), 'stored');
    await worker.settled();
    assert.deepEqual(await figures(), { failing: 3, switchedOff: 1 });
    assert.deepEqual(await alarms(), ['gone', 'leaves', 'off', 'stays']);

    await publish(
      store,
      form,
      [workflow('notify', ['stays']), workflow('second', ['off'], false)],
      clock.now,
    );
    assert.deepEqual(await figures(), { failing: 1, switchedOff: 0 });
    assert.deepEqual(await alarms(), ['stays']);

    receiver.requests.length = 0;
    clock.now += 10_000;
    await worker.settled();
    const paths = receiver.requests.map(({ path }) => path).sort();
    assert.deepEqual(paths, ['/leaves', '/off', '/stays'], 'runs of the old version go on');
    assert.deepEqual(await figures(), { failing: 1, switchedOff: 0 });
    assert.deepEqual(await alarms(), ['stays']);

    const writes = operatorWrites(store, form.organizationId);
    assert.ok((await deleteForm(writes, form.formId, { withResponses: true, now: clock.now })).ok);
    assert.deepEqual(await figures(), { failing: 0, switchedOff: 0 });
  });
});
