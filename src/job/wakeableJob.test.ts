import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WakeableJob } from './wakeableJob.ts';

function started() {
  const runs: PromiseWithResolvers<void>[] = [];
  const failures: unknown[] = [];
  const job = new WakeableJob(
    () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
    (error) => failures.push(error),
  );
  return { job, runs, failures };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('requests during a run are coalesced into one more run', async () => {
  const { job, runs } = started();
  job.wake();
  job.wake();
  job.wake();
  assert.equal(runs.length, 1);
  runs[0]?.resolve();
  await settle();
  assert.equal(runs.length, 2);
  runs[1]?.resolve();
  await settle();
  assert.equal(runs.length, 2);
});

test('a failed run is reported, and the next request runs again', async () => {
  const { job, runs, failures } = started();
  job.wake();
  runs[0]?.reject('broken');
  await settle();
  assert.deepEqual(failures, ['broken']);
  job.wake();
  assert.equal(runs.length, 2);
});

test('stop waits for the current run and starts no other', async () => {
  const { job, runs } = started();
  job.wake();
  job.wake();
  let stopped = false;
  const stopping = job.stop(60_000).then(() => {
    stopped = true;
  });
  await settle();
  assert.equal(stopped, false);
  runs[0]?.resolve();
  await stopping;
  job.wake();
  await settle();
  assert.equal(runs.length, 1);
});
