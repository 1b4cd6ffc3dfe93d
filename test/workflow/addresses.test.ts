import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runPage } from '#store/query/workflow/run.ts';
import { send } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

eachEngine((engine) => {
  test('a slow path of a host delays no other path of it', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    receiver.answer = ({ path }, response) => {
      if (!path.startsWith('/slow')) response.end('ok');
    };
    const hook = (path: string) => ({ id: 'hook', type: 'webhook' as const, url: `${receiver.url}${path}` });
    const slow = await addWorkflows(
      data.store,
      [{ id: 'notify', trigger: 'response', do: [hook('/slow?by=[field1]')] }],
      { id: 'slowform' },
    );
    const quick = await addWorkflows(
      data.store,
      [{ id: 'notify', trigger: 'response', do: [hook('/quick')] }],
      { id: 'fastform', organizationId: slow.organizationId },
    );
    await using working = startWorking(data, { limits: { attemptTime: 120_000 } });
    for (let count = 0; count < 20; count += 1)
      await send(working.taking, slow.formId, { field1: `Slow ${count}` });
    working.worker.wake();
    // Not one of the sixteen is answered.
    await receiver.arrived(16);
    await send(working.taking, quick.formId, { field1: 'Ada' });
    working.worker.wake();
    await receiver.arrived(17);
    assert.equal(receiver.requests.at(-1)?.path, '/quick');
    const { rows } = await runPage(data.store.read, slow.organizationId, slow.formId, {}, undefined, 1);
    assert.equal(rows[0]?.receiver, `${receiver.url}/slow`);
  });
});
