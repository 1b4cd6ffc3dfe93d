import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { newUuid } from '#kit/ids.ts';
import { sweepReceived } from './sweepReceived.ts';

test('what a killed process left is removed, what may still arrive is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-sweep-'));
  try {
    const now = Date.now();
    const key = newUuid();
    const names = ['old.tmp', `${key}.tmp`, 'new.tmp', 'old.txt'];
    for (const name of names) await writeFile(join(folder, name), 'x');
    const old = new Date(now - 2 * 3_600_000);
    for (const name of names) if (name !== 'new.tmp') await utimes(join(folder, name), old, old);
    const forgotten: string[] = [];
    const forget = async (storageKey: string) => {
      forgotten.push(storageKey);
    };
    await sweepReceived(folder, now, forget);
    assert.deepEqual(forgotten, [key], 'what it left elsewhere under the same name');
    assert.deepEqual((await readdir(folder)).sort(), ['new.tmp', 'old.txt']);
    await sweepReceived(join(folder, 'nowhere'), now, forget);
  } finally {
    await rm(folder, { recursive: true });
  }
});
