import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sweepReceived } from './sweepReceived.ts';

test('what a killed process left is removed, what may still arrive is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-sweep-'));
  try {
    const now = Date.now();
    for (const name of ['old.tmp', 'new.tmp', 'old.txt']) await writeFile(join(folder, name), 'x');
    const old = new Date(now - 2 * 3_600_000);
    for (const name of ['old.tmp', 'old.txt']) await utimes(join(folder, name), old, old);
    await sweepReceived(folder, now);
    assert.deepEqual((await readdir(folder)).sort(), ['new.tmp', 'old.txt']);
    await sweepReceived(join(folder, 'nowhere'), now);
  } finally {
    await rm(folder, { recursive: true });
  }
});
