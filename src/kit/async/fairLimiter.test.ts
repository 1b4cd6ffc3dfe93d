import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FairLimiter, type FairLimits, LimiterFull, WaitAborted } from './fairLimiter.ts';

/** A limiter, and tasks of keys that end when the test says so. */
function begin(limits: FairLimits) {
  const limiter = new FairLimiter(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    limiter,
    begun,
    /** Adds a task `A1` of the key `A`. */
    add(name: string, signal?: AbortSignal): Promise<string> {
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.set(name, () => resolve(name));
      const work = () => {
        begun.push(name);
        return promise;
      };
      return limiter.run(name.slice(0, 1), work, signal);
    },
    async end(name: string): Promise<void> {
      ends.get(name)?.();
      await settle();
    },
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('a fair limiter', () => {
  test('runs as many tasks as it has places, and those of one key in order', async () => {
    const { add, end, begun } = begin({ atOnce: 2, waiting: 10 });
    const all = Promise.all(['A1', 'A2', 'A3', 'A4'].map((name) => add(name)));
    await settle();
    assert.deepEqual(begun, ['A1', 'A2']);
    await end('A2');
    assert.deepEqual(begun, ['A1', 'A2', 'A3']);
    for (const name of ['A1', 'A3', 'A4']) await end(name);
    assert.deepEqual(await all, ['A1', 'A2', 'A3', 'A4']);
    assert.deepEqual(begun, ['A1', 'A2', 'A3', 'A4']);
  });

  test('gives the next place to the key without one, however many tasks of another waited before', async () => {
    const { add, end, begun } = begin({ atOnce: 2, waiting: 10 });
    for (const name of ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'C1']) void add(name);
    for (const name of ['A1', 'A2', 'B1', 'C1', 'A3', 'B2', 'A4']) await end(name);
    assert.deepEqual(begun, ['A1', 'A2', 'B1', 'C1', 'A3', 'B2', 'A4']);
  });

  test('keys take turns at one place', async () => {
    const { add, end, begun } = begin({ atOnce: 1, waiting: 10 });
    for (const name of ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']) void add(name);
    for (const name of ['A1', 'B1', 'A2', 'B2', 'A3', 'B3']) await end(name);
    assert.deepEqual(begun, ['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
  });

  test('keeps places free for others where one key may only have some', async () => {
    const { add, end, begun } = begin({ atOnce: 3, atOnceOfOne: 1, waiting: 10 });
    for (const name of ['A1', 'A2', 'B1']) void add(name);
    await settle();
    assert.deepEqual(begun, ['A1', 'B1']);
    await end('B1');
    assert.deepEqual(begun, ['A1', 'B1']);
    await end('A1');
    assert.deepEqual(begun, ['A1', 'B1', 'A2']);
  });

  test('refuses the key with the most waiting tasks when the queue is full, and never the one with fewer', async () => {
    const { add, end, begun } = begin({ atOnce: 1, waiting: 3 });
    void add('A1');
    void add('A2');
    void add('A3');
    const displaced = add('A4');
    await assert.rejects(add('A5'), LimiterFull);
    void add('B1');
    await assert.rejects(displaced, LimiterFull);
    await assert.rejects(add('B2'), LimiterFull);
    for (const name of ['A1', 'B1', 'A2', 'A3']) await end(name);
    assert.deepEqual(begun, ['A1', 'B1', 'A2', 'A3']);
  });

  test('never begins a task whose signal aborts while it waits, and its place in the queue is free', async () => {
    const { add, end, begun } = begin({ atOnce: 1, waiting: 1 });
    const left = new AbortController();
    void add('A1');
    const waiting = add('A2', left.signal);
    left.abort();
    await assert.rejects(waiting, WaitAborted);
    await assert.rejects(add('A3', left.signal), WaitAborted);
    void add('A4');
    await end('A1');
    assert.deepEqual(begun, ['A1', 'A4']);
  });

  test('a signal that aborts during the task does not free its place before it ends', async () => {
    const { add, end, begun } = begin({ atOnce: 1, waiting: 1 });
    const left = new AbortController();
    const running = add('A1', left.signal);
    void add('B1');
    left.abort();
    await settle();
    assert.deepEqual(begun, ['A1']);
    await end('A1');
    assert.equal(await running, 'A1');
    assert.deepEqual(begun, ['A1', 'B1']);
  });

  test('a task that fails frees its place', async () => {
    const limiter = new FairLimiter({ atOnce: 1, waiting: 1 });
    const failing = limiter.run('A', async () => {
      throw new Error('broken');
    });
    const next = limiter.run('B', async () => 7);
    await assert.rejects(failing, /broken/);
    assert.equal(await next, 7);
  });
});
