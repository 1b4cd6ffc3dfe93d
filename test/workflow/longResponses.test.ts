import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { ResponsesOfRuns } from '#service/workflow/run/responsesOfRuns.ts';
import { toTail } from '#store/fragment.ts';
import type { Slots } from '#store/shareSlots.ts';
import type { Store } from '#store/store.ts';
import { Counting } from '../response/counting.ts';
import { type Example, send, wordOf } from '../submission/example.ts';
import { eachEngine } from '../support/engines.ts';
import { addWorkflows, start, startWorking, type Working } from './example.ts';
import { startReceiver } from './receiver.ts';

const longLength = 600_000;
const responseCount = 8;
/** Room for two of them. */
const bytes = 1_500_000;
const attempts = 256;

async function fill({ taking }: Working, { organizationId, formId }: Example, store: Store): Promise<void> {
  for (let number = 0; number < responseCount; number += 1)
    assert.equal(wordOf(await send(taking, formId, { field1: 'Ada' })), 'stored');
  const value = 'x'.repeat(longLength);
  const items = [{ field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value }];
  const tail = toTail({ response: items, created_at: start, updated_at: start });
  await store.write(({ db }) =>
    db
      .updateTable('response')
      .set({ tail })
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .execute(),
  );
}

const everyPlace: Slots = { usual: 100, of: new Map(), held: new Map(), share: 100, alone: 100 };

eachEngine((engine) => {
  test('long responses of claimed runs are read as there is room for them', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
    ]);
    await using working = startWorking(data, { limits: { bytes } });
    await fill(working, form, data.store);
    const { runs: due } = await data.store.write(({ runs }) =>
      runs.due(start + 1000, responseCount, everyPlace),
    );
    assert.equal(due.length, responseCount);

    const counting = new Counting(data.store);
    const keys = new AccountKeys(data.secrets);
    const responses = new ResponsesOfRuns({ store: counting.store, keys: () => keys }, { bytes, attempts });
    const openOf = await responses.of(due);
    assert.ok(counting.largest < 10_000, 'only their lengths were read');
    const longReads = () => counting.lengths.filter((length) => length > longLength).length;
    const opened = due.map((run) => openOf(run)(() => true));
    for (const [index, each] of opened.entries()) {
      const open = await each;
      assert.ok((open?.response?.json.length ?? 0) > longLength);
      assert.ok(longReads() <= index + 2, 'the next one waits until this one is released');
      open?.release();
    }
    assert.equal(longReads(), responseCount);
    assert.ok(counting.largest < 2 * longLength);

    const first = await openOf(due[0] as (typeof due)[number])(() => false);
    assert.deepEqual([first, longReads()], [undefined, responseCount], 'nobody wants it any more');

    let open = 0;
    let most = 0;
    receiver.answer = async (_request, response) => {
      open += 1;
      most = Math.max(most, open);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      open -= 1;
      response.end('ok');
    };
    await working.worker.settled();
    assert.equal(receiver.requests.length, responseCount);
    for (const { body } of receiver.requests) assert.ok(body.length > longLength);
    assert.ok(most <= 2, `${most} were under way at once`);
  });

  test('long responses that only their runs hold are read as there is room for them, and kept for the next action', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const hook = (id: string) => ({ id, type: 'webhook', url: receiver.url }) as const;
    const { formId } = await addWorkflows(
      data.store,
      [{ id: 'notify', trigger: 'response', do: [hook('first'), hook('second')] }],
      { settings: { privacy_mode: true } },
    );
    await using working = startWorking(data, { limits: { bytes } });
    for (let number = 0; number < responseCount; number += 1)
      assert.equal(wordOf(await send(working.taking, formId, { field1: 'Ada' })), 'stored');
    const { keys } = working;
    const runs = await data.store.read.selectFrom('workflow_run').select(['id', 'sealed']).execute();
    for (const { id, sealed } of runs) {
      const json = keys.open('private_run', sealed ?? '')?.replace('Ada', 'x'.repeat(longLength)) ?? '';
      const long = keys.seal('private_run', json);
      await data.store.write(({ db }) =>
        db.updateTable('workflow_run').set({ sealed: long }).where('id', '=', id).execute(),
      );
    }
    const { runs: due } = await data.store.write((transaction) =>
      transaction.runs.due(start + 1000, responseCount, everyPlace),
    );
    assert.equal(due.length, responseCount);
    assert.ok(JSON.stringify(due).length < 100_000, 'a claim reads only their lengths');

    receiver.answer = (_request, response) => void response.writeHead(503).end();
    await working.worker.settled();
    receiver.answer = (_request, response) => void response.end('ok');
    const failed = receiver.requests.length;
    working.clock.now += 3_600_000;
    await working.worker.settled();
    assert.ok(failed >= responseCount);
    const bodies = receiver.requests.map(({ body }) => body.length);
    assert.equal(bodies.length - failed, 2 * responseCount);
    assert.ok(bodies.every((length) => length > longLength));
  });

  test('short responses of claimed runs are read with one query', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: receiver.url }] },
    ]);
    await using working = startWorking(data);
    for (let number = 0; number < 3; number += 1)
      assert.equal(wordOf(await send(working.taking, form.formId, { field1: `Ada ${number}` })), 'stored');
    const { runs: due } = await data.store.write(({ runs }) => runs.due(start + 1000, 10, everyPlace));
    const counting = new Counting(data.store);
    const keys = new AccountKeys(data.secrets);
    const responses = new ResponsesOfRuns({ store: counting.store, keys: () => keys }, { bytes, attempts });
    const openOf = await responses.of(due);
    for (const run of due) {
      const open = await openOf(run)(() => true);
      assert.match(open?.response?.json ?? '', /Ada/);
      open?.release();
    }
    assert.deepEqual([due.length, counting.queries], [3, 1]);
  });
});
