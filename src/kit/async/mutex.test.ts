import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Mutex } from './mutex.ts';

test('work runs one at a time, in the order of asking', async () => {
  const mutex = new Mutex();
  const events: string[] = [];
  const work = (name: string, turns: number) => async () => {
    events.push(`${name} begins`);
    for (let index = 0; index < turns; index += 1) await turn();
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    mutex.run(work('a', 5)),
    mutex.run(work('b', 0)),
    mutex.run(work('c', 1)),
  ]);
  assert.deepEqual(results, ['a', 'b', 'c']);
  assert.deepEqual(events, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('a failure reaches its caller and does not stop the others', async () => {
  const mutex = new Mutex();
  const failing = mutex.run(() => Promise.reject(new Error('no')));
  const throwing = mutex.run(() => {
    throw new Error('never');
  });
  const good = mutex.run(() => 7);
  await assert.rejects(failing, /no/);
  await assert.rejects(throwing, /never/);
  assert.equal(await good, 7);
});
