import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { actOnResponses } from '#service/response/change/actOnResponses.ts';
import { newRunId } from '#service/workflow/plan/runId.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { startSuccessors } from '#store/query/workflow/run.ts';
import type { DueRuns } from '#store/runBatch.ts';
import { keyOfReceiver, type Slots } from '#store/shareSlots.ts';
import { answerKeys, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, start, startWorking } from './example.ts';
import { startReceiver } from './receiver.ts';
import { waitingRun } from './waitingRun.ts';

const unlimited: Slots = { usual: 100, of: new Map(), held: new Map(), share: 1000, alone: 1000 };

eachEngine((engine) => {
  test('a receiver with thousands of runs waiting and no place left holds up nobody', async () => {
    await using data = await engine.open();
    const form = await addWorkflows(data.store, []);
    const hotUrl = 'https://hot.example.org';
    const many = Array.from({ length: 1500 }, (_, number) => waitingRun(form, hotUrl, start + number));
    const others = [
      waitingRun(form, 'https://a.example.org', start + 2000),
      waitingRun(form, 'https://z.example.org', start + 1900),
      waitingRun(form, 'https://later.example.org', start + 9000),
    ];
    await data.store.write(async ({ runs }) => {
      await runs.insert([...many, ...others]);
      const due = async (limit: number, usual: number, hot: number) => {
        const of = new Map([
          [keyOfReceiver({ organization_id: form.organizationId, receiver: hotUrl }), hot],
        ]);
        const found = await runs.due(start + 3000, limit, { ...unlimited, usual, of });
        return found.runs.map(({ receiver, due_at }) => [receiver.slice(8, -12), due_at - start]);
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

  test('receivers of the same name in two organisations have places of their own', async () => {
    await using data = await engine.open();
    const one = await addWorkflows(data.store, []);
    const other = await addWorkflows(data.store, [], { id: 'contact2' });
    assert.notEqual(one.organizationId, other.organizationId);
    await data.store.write(async ({ runs }) => {
      for (const form of [one, other])
        await runs.insert([0, 1, 2].map((number) => waitingRun(form, 'slack:Team', start + number)));
      const busy = keyOfReceiver({ organization_id: one.organizationId, receiver: 'slack:Team' });
      const found = await runs.due(start + 10, 100, { ...unlimited, of: new Map([[busy, 0]]) });
      assert.deepEqual(
        found.runs.map(({ organization_id }) => organization_id),
        [other, other, other].map(({ organizationId }) => organizationId),
      );
    });
  });

  test('an organisation with thousands of runs leaves places to another, also to one that comes later', async () => {
    await using data = await engine.open();
    const large = await addWorkflows(data.store, []);
    const small = await addWorkflows(data.store, [], { id: 'contact2' });
    const slots = { ...unlimited, usual: 16, share: 64, alone: 192 };
    const counted = (found: DueRuns) => {
      const isLarge = found.runs.filter(({ form_id }) => form_id === large.formId).length;
      return [isLarge, found.runs.length - isLarge];
    };
    await data.store.write(async ({ runs }) => {
      await runs.insert(
        Array.from({ length: 2000 }, (_, number) =>
          waitingRun(large, `https://${number % 50}.example.org`, start + number),
        ),
      );
      assert.deepEqual(counted(await runs.due(start + 9000, 256, slots)), [192, 0]);
      await runs.insert([0, 1, 2].map((number) => waitingRun(small, 'mail', start + 5000 + number)));
      assert.deepEqual(counted(await runs.due(start + 9000, 256, slots)), [64, 3]);
      const held = new Map([[large.organizationId as string, 192]]);
      assert.deepEqual(counted(await runs.due(start + 9000, 64, { ...slots, held })), [0, 3]);
      assert.deepEqual(counted(await runs.due(start + 9000, 2, slots)), [1, 1]);
    });
  });

  test('an organisation is not behind many others that have thousands of runs', async () => {
    await using data = await engine.open();
    const small = await addWorkflows(data.store, []);
    const slots = { ...unlimited, usual: 16, share: 64, alone: 192 };
    for (const id of ['contact2', 'contact3', 'contact4', 'contact5']) {
      const large = await addWorkflows(data.store, [], { id });
      const many = Array.from({ length: 300 }, (_, number) => waitingRun(large, 'mail', start + number));
      await data.store.write(async ({ runs }) => await runs.insert(many));
    }
    await data.store.write(async ({ runs }) => {
      await runs.insert([waitingRun(small, 'mail', start + 5000)]);
      const found = await runs.due(start + 9000, 5, slots);
      assert.equal(new Set(found.runs.map(({ form_id }) => form_id)).size, 5);
    });
  });

  test('runs behind one that fails are read once, and not again in every round', async () => {
    await using data = await engine.open();
    const form = await addWorkflows(data.store, []);
    const url = 'https://ordered.example.org';
    const ordered = Array.from({ length: 1200 }, (_, number) => ({
      ...waitingRun(form, url, start + number),
      order_key: 'order',
    }));
    const [head] = ordered;
    assert.ok(head !== undefined);
    const later = start + 5000;
    const retryAt = start + 3_600_000;
    await data.store.write(async ({ runs }) => {
      await runs.insert([{ ...head, due_at: retryAt }, ...ordered.slice(1)]);
      await runs.insert([waitingRun(form, url, start + 4000)]);
      const first = await runs.due(later, 10, unlimited);
      // More of them than one round postpones are left to the next.
      const found = first.hasMore ? await runs.due(later, 10, unlimited) : first;
      assert.deepEqual(
        found.runs.map(({ order_key }) => order_key),
        [null],
      );
    });
    const rows = await data.store.read.selectFrom('workflow_run').select(['due_at', 'order_key']).execute();
    const behind = rows.filter(({ order_key, due_at }) => order_key !== null && due_at <= retryAt);
    assert.deepEqual(
      behind.map(({ due_at }) => due_at),
      [retryAt],
    );
  });

  test('a run that was tried goes on soon after a predecessor that was started again', async () => {
    await using data = await engine.open();
    const form = await addWorkflows(data.store, []);
    const ordered = { ...waitingRun(form, 'https://ordered.example.org', start), order_key: 'order' };
    const head = { ...ordered, due_at: start + 3_600_000 };
    const tried = { ...ordered, id: newRunId(start + 1, 0, 0) };
    const later = start + 5000;
    await data.store.write(async ({ db, runs }) => {
      await runs.insert([head, tried]);
      const { organizationId } = form;
      const run = (id: string) =>
        db.updateTable('workflow_run').where('organization_id', '=', organizationId).where('id', '=', id);
      await run(tried.id).set({ tries: 1 }).execute();
      assert.deepEqual((await runs.due(later, 10, unlimited)).runs, []);
      await run(head.id).set({ state: 'done' }).execute();
      await startSuccessors(db, [head], later);
      const soon = await runs.due(later + 120_000, 10, unlimited);
      assert.deepEqual(
        soon.runs.map(({ id }) => id),
        [tried.id],
      );
    });
  });

  test('a response that is erased no longer holds up those that came after it', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = { id: 'hook', type: 'webhook', url: receiver.url } as const;
    const { organizationId, formId } = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', order: 'receiver', do: [hook] },
    ]);
    await using working = startWorking(data);
    receiver.answer = (_request, response) => void response.writeHead(503).end();
    for (const name of ['Ada', 'Grace', 'Joan'])
      assert.equal(wordOf(await send(working.taking, formId, { field1: name })), 'stored');
    await working.worker.settled();
    assert.equal(receiver.requests.length, 1);
    receiver.answer = (_request, response) => void response.writeHead(200).end();
    const ids = await data.store.read.selectFrom('response').select('id').orderBy('id').execute();
    for (const change of [{ action: 'delete', deletion: null }, { action: 'erase' }] as const)
      await operatorWrites(data.store, organizationId).writeForms([formId], async (transaction) => {
        const form = await findFormDocument(transaction.db, organizationId, formId);
        assert.ok(form !== undefined);
        const context = { keys: answerKeys, clock: working.clock.read };
        await actOnResponses(transaction, context, form, [ids[0]?.id ?? 0], change);
      });
    await working.worker.settled();
    const names = receiver.requests.slice(1).map(({ body }) => JSON.parse(body).data.response[0].value);
    assert.deepEqual(names, ['Grace', 'Joan']);
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
