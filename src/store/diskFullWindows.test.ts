import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiskFullWindows } from './diskFullWindows.ts';
import type { WindowCounters } from './store.ts';

const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });

function windowsOn(disk: { error?: Error }): WindowCounters {
  const counts = new Map<string, number>();
  const add = (name: string, ends: number, count: number) => {
    if (disk.error !== undefined) throw disk.error;
    const all = (counts.get(`${name} ${ends}`) ?? 0) + count;
    counts.set(`${name} ${ends}`, all);
    return all;
  };
  return new DiskFullWindows({ add, forget: () => {} });
}

test('on a full disk counting continues from the last known count, and stays counted', async () => {
  const disk: { error?: Error } = {};
  const windows = windowsOn(disk);
  assert.equal(await windows.add('ada', 100, 1), 1);
  disk.error = full;
  assert.equal(await windows.add('ada', 100, 1), 2);
  assert.equal(await windows.add('ada', 100, 1), 3);
  assert.equal(await windows.add('ada', 100, -1), 2);
  assert.equal(await windows.add('bo', 100, 1), 1);
  assert.equal(await windows.add('ada', 200, 1), 1);
  delete disk.error;
  assert.equal(await windows.add('bo', 100, 1), 2);
  assert.equal(await windows.add('ada', 300, 1), 1);
});

test('other errors than a full disk are rethrown', () => {
  const windows = windowsOn({ error: new Error('no such table') });
  assert.throws(() => windows.add('ada', 100, 1), /no such table/);
});
