import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { test } from 'node:test';
import { eventually } from '../../../test/support/eventually.ts';
import { HelperThread, ThreadFailed } from './helperThread.ts';
import type { HelperTask } from './testing/helper.ts';

function openThread(more: { readonly timeLimit?: number; readonly idleTime?: number } = {}) {
  const file = new URL('./testing/helper.ts', import.meta.url);
  const thread = new HelperThread<HelperTask, unknown>({ file, memory: 64, timeLimit: 60_000, ...more });
  return Object.assign(thread, { [Symbol.asyncDispose]: () => thread.close() });
}

test('one thread answers task after task, and hands bytes over', async () => {
  await using thread = openThread();
  assert.equal(await thread.ask('answer'), 1);
  assert.deepEqual(await thread.ask('bytes'), new Uint8Array([1, 2, 3]));
  assert.equal(await thread.ask('answer'), 2);
});

for (const task of ['throw', 'exit', 'fill the memory'] as const)
  test(`a thread that ends (${task}) is replaced for the next task`, async () => {
    await using thread = openThread();
    assert.equal(await thread.ask('answer'), 1);
    await assert.rejects(thread.ask(task), ThreadFailed);
    assert.equal(await thread.ask('answer'), 1);
  });

test('a task that takes too long is given up', async () => {
  await using thread = openThread({ timeLimit: 50 });
  await assert.rejects(thread.ask('never'), ThreadFailed);
});

test('a thread that nobody needs ends', async () => {
  await using thread = openThread({ idleTime: 1 });
  assert.equal(await thread.ask('answer'), 1);
  await eventually(async () => (await thread.ask('answer')) === 1);
});

test('a thread gives way to those that serve requests', { skip: process.platform !== 'linux' }, async () => {
  await using thread = openThread();
  assert.equal(await thread.ask('priority'), Math.max(10, getPriority()));
  assert.ok(getPriority() < 10);
});
