import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { actOnResponses } from '#service/response/change/actOnResponses.ts';
import { newRunId } from '#service/workflow/plan/runId.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { NewRun } from '#store/runBatch.ts';
import { answerKeys, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, start, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';

eachEngine((engine) => {
  test('a receiver with thousands of runs waiting and no place left holds up nobody', async () => {
    await using data = await engine.open();
    const { organizationId, formId } = await addWorkflows(data.store, []);
    const run = (receiver: string, time: number): NewRun => ({
      organization_id: organizationId,
      form_id: formId,
      id: newRunId(time, 0, 0),
      response_id: null,
      version: 1,
      workflow_id: 'notify',
      action_id: 'hook',
      action_type: 'webhook',
      cause: 'response',
      is_test: 0,
      receiver,
      order_key: null,
      next_actions: null,
      due_at: time,
      created_at: time,
      sealed: null,
    });
    const many = Array.from({ length: 1500 }, (_, number) => run('https://hot.example.org', start + number));
    const others = [
      run('https://a.example.org', start + 2000),
      run('https://z.example.org', start + 1900),
      run('https://later.example.org', start + 9000),
    ];
    await data.store.write(async ({ runs }) => {
      await runs.insert([...many, ...others]);
      const due = async (limit: number, usual: number, hot: number) => {
        const of = new Map([['https://hot.example.org', hot]]);
        const found = await runs.due(start + 3000, limit, { usual, of });
        return found.map(({ receiver, due_at }) => [receiver.slice(8, -12), due_at - start]);
      };
      assert.deepEqual(await due(10, 5, 0), [
        ['z', 1900],
        ['a', 2000],
      ]);
      assert.deepEqual(await due(10, 5, -3), await due(10, 5, 0));
      assert.deepEqual(await due(4, 5, 2), [
        ['hot', 0],
        ['hot', 1],
        ['z', 1900],
        ['a', 2000],
      ]);
      assert.deepEqual((await due(3, 5, 5)).at(-1), ['hot', 2]);
    });
  });

  test('a run that came due while its response was deleted runs when it is restored', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = { id: 'hook', type: 'webhook', url: `${receiver.url}/hook` } as const;
    const workflow = { id: 'notify', trigger: 'response', do: [hook] } as const;
    const { organizationId, formId } = await addWorkflows(data.store, [{ ...workflow, do: [hook] }]);
    await using working = startWorking(data);
    assert.equal(wordOf(await send(working.taking, formId, { field1: 'Ada' })), 'stored');
    const { id } = await data.store.read.selectFrom('response').select('id').executeTakeFirstOrThrow();
    const act = async (change: Parameters<typeof actOnResponses>[4]) => {
      await operatorWrites(data.store, organizationId).writeForms([formId], async (transaction) => {
        const form = await findFormDocument(transaction.db, organizationId, formId);
        assert.ok(form !== undefined);
        const context = { keys: answerKeys, clock: working.clock.read };
        await actOnResponses(transaction, context, form, [id], change);
      });
    };
    await act({ action: 'delete', deletion: null });
    await working.worker.settled();
    assert.equal(receiver.requests.length, 0);
    await act({ action: 'restore' });
    await working.worker.settled();
    assert.equal(receiver.requests.length, 1);
  });
});
