import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openData } from '#service/openData.ts';
import type { Store } from '#store/store.ts';
import { countFaults } from '../property/countFaults.ts';
import { eachEngine } from '../support/engines.ts';
import { addForm, type Example, send, takingOf, totals } from './example.ts';
import { startVisitors, type Told } from './startVisitors.ts';

const rounds = 5;
const manySeats = { quotas: [{ field: 'field3', option: 'front', max: 1_000_000 }] };

eachEngine((engine) => {
  test('what a visitor was told is stored survives kill -9, and is there once', async () => {
    await using place = await engine.place();
    const setUp = await openData(place.config);
    const seats = await addForm(setUp.store, manySeats, { id: 'seatsxx1' });
    const open = await addForm(setUp.store, {}, { id: 'openxxx1' });
    await setUp.close();
    const told: Told[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const order = { forms: [seats.formId, open.formId], visitors: 16, each: 1_000_000 };
      const processes = [startVisitors(place.env, order), startVisitors(place.env, order)];
      try {
        while (processes.some((one) => one.told.length < 80))
          await Promise.race([sleep(10), ...processes.map(({ done }) => done)]);
      } finally {
        await Promise.all(processes.map((one) => one.kill()));
      }
      told.push(...processes.flatMap((one) => one.told));
      const data = await openData(place.config);
      try {
        await assertStored(data.store, [seats, open], told);
      } finally {
        await data.close();
      }
    }
  });

  test('quotas and the most responses hold exactly while two processes take submissions', async () => {
    await using data = await engine.open();
    const quotas = [{ field: 'field3', option: 'front', max: 31 }];
    const seats = await addForm(data.store, { quotas }, { id: 'seatsxx1' });
    const few = await addForm(data.store, { max_responses: 23 }, { id: 'fewxxxx1' });
    const order = { forms: [seats.formId, few.formId], visitors: 25, each: 8 };
    const processes = [startVisitors(data.env, order), startVisitors(data.env, order)];
    await Promise.all(processes.map(({ done }) => done));
    const told = processes.flatMap((one) => one.told);
    assert.equal(told.length, 400);
    const count = (formId: string, word: string) =>
      told.filter((one) => one.formId === formId && one.word === word).length;
    assert.equal(count(seats.formId, 'stored'), 31);
    assert.equal(count(few.formId, 'stored'), 23);
    assert.equal(count(seats.formId, 'option_full') + count(few.formId, 'unavailable'), 400 - 31 - 23);
    assert.deepEqual(await totals(data.store, seats), [31, 0, 31]);
    assert.deepEqual(await totals(data.store, few), [23, 0, 23]);
  });
});

async function assertStored(store: Store, forms: readonly Example[], told: readonly Told[]): Promise<void> {
  const rows = await store.read
    .selectFrom('response')
    .select(['form_id', 'submission_id', 'created_at'])
    .execute();
  const stored = new Set(
    rows.map(({ form_id, submission_id, created_at }) => `${form_id} ${submission_id} ${created_at}`),
  );
  assert.equal(new Set(rows.map(({ submission_id }) => submission_id)).size, rows.length, 'none twice');
  const lost = told.filter(
    ({ formId, submission_id, created_at }) => !stored.has(`${formId} ${submission_id} ${created_at}`),
  );
  assert.deepEqual(lost, [], 'acknowledged and lost');
  for (const { organizationId } of forms) assert.deepEqual(await countFaults(store, organizationId), []);
  const seats = rows.filter(({ form_id }) => form_id === 'seatsxx1').length;
  const counts = await store.read.selectFrom('option_count').select('live').execute();
  assert.deepEqual(
    counts.map(({ live }) => live),
    [seats],
  );
  const retried = told.at(-1);
  assert.ok(retried !== undefined);
  const { formId, submission_id, created_at } = retried;
  const answers = { field1: submission_id, field3: ['front'] };
  const again = await send(takingOf(store), formId, answers, { submission_id });
  assert.ok(again.ok && again.value.state === 'repeated');
  assert.equal(again.value.created_at, created_at);
}
