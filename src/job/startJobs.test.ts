import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { startJobs } from './startJobs.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a job runs after its period, never twice at once, and not after stop', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const runs: PromiseWithResolvers<void>[] = [];
  const run = () => {
    const started = Promise.withResolvers<void>();
    runs.push(started);
    return started.promise;
  };
  const stop = startJobs([{ name: 'slow', period: 1000, run }], pino({ level: 'silent' }));
  assert.equal(runs.length, 0);
  mock.timers.tick(1000);
  assert.equal(runs.length, 1);
  mock.timers.tick(5000);
  assert.equal(runs.length, 1, 'the first run is still under way');
  runs[0]?.resolve();
  await settle();
  mock.timers.tick(999);
  assert.equal(runs.length, 1);
  mock.timers.tick(1);
  assert.equal(runs.length, 2);
  stop();
  runs[1]?.resolve();
  await settle();
  mock.timers.tick(5000);
  assert.equal(runs.length, 2);
});

test('a failed run is logged with the name of its job, and the next run comes', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const lines: { job: string; msg: string; err: { message: string } }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error('disk full');
  };
  const stop = startJobs([{ name: 'expire_spam', period: 10, run }], log);
  mock.timers.tick(10);
  await settle();
  mock.timers.tick(10);
  await settle();
  stop();
  assert.equal(runs, 2);
  const told = lines.map(({ job, msg, err }) => [job, msg, err.message]);
  assert.deepEqual(told[0], ['expire_spam', 'a job failed', 'disk full']);
});
