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
      // As a request that has arrived while the piece was under way.
      setImmediate(() => seen.push('request'));
    });
  await Promise.all(['1', '2', '3'].map(piece));
  for (const [before, after] of [
    ['1', '2'],
    ['2', '3'],
  ] as const)
    assert.ok(seen.slice(seen.indexOf(before), seen.indexOf(after)).includes('request'), seen.join());
});
