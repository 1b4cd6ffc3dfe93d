import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeferredWork } from './deferredWork.ts';

test('callers do not wait for deferred work, but a shutdown can; failures are reported', async () => {
  const told: unknown[] = [];
  const done: string[] = [];
  const deferredWork = new DeferredWork((error) => told.push(error));
  const { promise, resolve } = Promise.withResolvers<void>();
  deferredWork.run(async () => {
    await promise;
    done.push('first');
    deferredWork.run(async () => void done.push('second'));
  });
  deferredWork.run(() => Promise.reject(new Error('broken')));
  assert.deepEqual(done, []);
  resolve();
  await deferredWork.settled();
  assert.deepEqual(done, ['first', 'second']);
  assert.equal(String(told), 'Error: broken');
});

test('work starts after the response, not before it', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const order: string[] = [];
  const deferredWork = new DeferredWork((error) => assert.fail(String(error)));
  deferredWork.run(async () => void order.push('work'));
  for (let count = 0; count < 20; count += 1) await undefined;
  mock.timers.tick(49);
  order.push('answer');
  mock.timers.tick(251);
  assert.deepEqual(order, ['answer', 'work']);
});
