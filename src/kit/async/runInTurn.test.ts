import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairLimiter } from './fairLimiter.ts';
import { runInTurn } from './runInTurn.ts';

test('lets the event loop turn between two pieces of work that never leave the thread', async () => {
  const limiter = new FairLimiter({ atOnce: 1, waiting: 10 });
  const seen: string[] = [];
  const piece = (name: string) =>
    runInTurn(limiter, 'A', async () => {
      seen.push(name);
      // As a request that arrives while the piece is under way.
      setImmediate(() => seen.push(`after ${name}`));
    });
  await Promise.all(['1', '2', '3'].map(piece));
  assert.deepEqual(seen, ['1', 'after 1', '2', 'after 2', '3']);
});

test('begins at once while there is a place', async () => {
  const limiter = new FairLimiter({ atOnce: 1, waiting: 10 });
  const seen: string[] = [];
  const run = runInTurn(limiter, 'A', async () => void seen.push('work'));
  seen.push('next line');
  await run;
  assert.deepEqual(seen, ['work', 'next line']);
});
