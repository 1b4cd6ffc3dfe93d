import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workThrough } from './workQueue.ts';

test('runs every batch once, never more at a time than allowed, and keeps the order of results', async () => {
  const batches = Array.from({ length: 20 }, (_, name) => ({ name, usesBrowser: name % 3 === 0 }));
  let running = 0;
  let browsers = 0;
  const seen: number[] = [];
  const results = await workThrough(batches, { all: 4, browsers: 2 }, async ({ name, usesBrowser }) => {
    running += 1;
    if (usesBrowser) browsers += 1;
    assert.ok(running <= 4 && browsers <= 2, `${running} running, ${browsers} of them with a browser`);
    seen.push(name);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (usesBrowser) browsers -= 1;
    return name;
  });
  assert.deepEqual(
    results,
    batches.map(({ name }) => name),
  );
  assert.equal(new Set(seen).size, batches.length);
});
