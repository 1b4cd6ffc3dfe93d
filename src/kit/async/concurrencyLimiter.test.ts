import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ConcurrencyLimiter, LimiterFull } from './concurrencyLimiter.ts';

/** Tasks that end when the test says so. */
function pieces(count: number) {
  const begun: number[] = [];
  const all = Array.from({ length: count }, (_, index) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const work = () => {
      begun.push(index);
      return promise;
    };
    return { work, end: () => resolve(index), fail: () => reject(new Error('broken')) };
  });
  return { begun, all };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a concurrency limit', () => {
  test('runs as many tasks as it has slots, and the others in order', async () => {
    const limiter = new ConcurrencyLimiter(2, 10);
    const { begun, all } = pieces(4);
    const results = Promise.all(all.map(({ work }) => limiter.run(work)));
    await settle();
    assert.deepEqual(begun, [0, 1]);
    all[1]?.end();
    await settle();
    assert.deepEqual(begun, [0, 1, 2]);
    for (const { end } of all) end();
    assert.deepEqual(await results, [0, 1, 2, 3]);
    assert.deepEqual(begun, [0, 1, 2, 3]);
  });

  test('refuses tasks when the queue is full, and a failed task frees its slot', async () => {
    const limiter = new ConcurrencyLimiter(1, 1);
    const { begun, all } = pieces(3);
    const [first, second, third] = all.map(({ work }) => limiter.run(work));
    await assert.rejects(third ?? Promise.resolve(), LimiterFull);
    all[0]?.fail();
    await assert.rejects(first ?? Promise.resolve(), /broken/);
    all[1]?.end();
    assert.equal(await second, 1);
    assert.deepEqual(begun, [0, 1]);
    assert.equal(await limiter.run(async () => 7), 7);
  });
});
