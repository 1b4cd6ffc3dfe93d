import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MetricSources } from '#kit/metric/metricSources.ts';
import { processSource } from '#service/operate/metrics/processSource.ts';
import { queueSources } from '#service/operate/metrics/queueSources.ts';
import { maxCounted, waitingRuns } from '#store/query/operate/workFigures.ts';
import type { NewRun } from '#store/runBatch.ts';
import { addForm, type Example } from '../submission/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';

const now = Date.UTC(2026, 10, 18);

/** Queues runs of a form that are due at these times. */
async function queue({ store }: TestData, { organizationId, formId }: Example, times: readonly number[]) {
  const rows: NewRun[] = times.map((due_at, index) => ({
    organization_id: organizationId,
    form_id: formId,
    id: `run${String(index).padStart(8, '0')}`,
    response_id: null,
    version: 1,
    workflow_id: 'notify',
    action_id: 'hook',
    action_type: 'webhook',
    cause: 'response',
    is_test: 0,
    receiver: 'https://shop.example.org',
    order_key: null,
    next_actions: null,
    due_at,
    created_at: now,
    sealed: null,
  }));
  await store.write(async ({ runs }) => {
    for (let from = 0; from < rows.length; from += 500) await runs.insert(rows.slice(from, from + 500));
  });
}

eachEngine((engine) => {
  test('runs that wait are those that are due and later ones, with the time of the first', async () => {
    await using data = await engine.open();
    const none = { due: 0, later: 0, oldestDueAt: undefined };
    assert.deepEqual(await waitingRuns(data.store.read, now), none);
    await queue(data, await addForm(data.store), [now - 5000, now - 9000, now, now + 1]);
    const figures = { due: 3, later: 1, oldestDueAt: now - 9000 };
    assert.deepEqual(await waitingRuns(data.store.read, now), figures);
    const text = await new MetricSources(queueSources(data.store.read, () => now)).text();
    assert.match(text, /^canvass_workflow_runs_waiting\{due="now"\} 3$/m);
    assert.match(text, /^canvass_workflow_oldest_due_seconds 9$/m);
  });

  test('a long queue is not counted to its end', async () => {
    await using data = await engine.open();
    const times = Array.from({ length: maxCounted + 1 }, (_, index) => now - index);
    await queue(data, await addForm(data.store), times);
    const { due, oldestDueAt } = await waitingRuns(data.store.read, now);
    assert.deepEqual([due, oldestDueAt], [maxCounted, now - maxCounted]);
  });

  if (engine.name === 'postgres')
    test('while no connection is free, the metrics say so without those that need one', async () => {
      await using data = await engine.open();
      const { store } = data;
      const parts = {
        schema: 1,
        hasMail: () => false,
        uploadsUnderWay: async () => 0,
        eventStreams: () => 0,
      };
      const sources = new MetricSources(
        [processSource({ store, ...parts }), ...queueSources(store.read, () => now)],
        { patience: 200 },
      );
      const released = Promise.withResolvers<void>();
      const size = store.pools?.()[0]?.size ?? 0;
      let held = 0;
      const all = Promise.withResolvers<void>();
      const holders = Array.from({ length: size }, () =>
        store.write(async () => {
          held += 1;
          if (held === size) all.resolve();
          await released.promise;
        }),
      );
      await all.promise;
      await sources.text();
      const text = await sources.text();
      released.resolve();
      await Promise.all(holders);
      assert.match(
        text,
        new RegExp(`^canvass_database_connections\\{pool="main",state="used"\\} ${size}$`, 'm'),
      );
      assert.match(text, /^canvass_database_queries_waiting\{pool="main"\} [1-9]/m);
      assert.match(text, /^canvass_metrics_errors_total\{source="runs"\} 2$/m);
      assert.doesNotMatch(text, /^canvass_workflow_runs_waiting/m);
    });
});
