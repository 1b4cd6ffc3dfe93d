import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WakeUp } from './wakeUp.ts';

const forever = 2 ** 30;

test('waits end when woken, when aborted, and at once after that', async () => {
  const wakeUp = new WakeUp();
  const aborted = new AbortController();
  const waits = [wakeUp.wait(forever, aborted.signal), wakeUp.wait(forever, aborted.signal)];
  wakeUp.wake();
  assert.deepEqual(await Promise.all(waits), [undefined, undefined]);
  const next = wakeUp.wait(forever, aborted.signal);
  aborted.abort();
  await next;
  await wakeUp.wait(forever, aborted.signal);
  await wakeUp.wait(1, new AbortController().signal);
});
