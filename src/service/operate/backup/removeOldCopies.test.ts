import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeOldCopies } from './removeOldCopies.ts';

test('copies from before upgrades go after 30 days, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-copies-'));
  try {
    const removed: object[] = [];
    const log = { info: (facts: object) => void removed.push(facts) };
    const now = Date.UTC(2026, 2, 31, 12);
    await removeOldCopies(folder, now, log);
    const backups = join(folder, 'backups');
    await mkdir(backups);
    const old = 'before-schema-30-20260301T115959999Z.tar';
    const rest = [
      'before-schema-31-20260301T120000000Z.tar',
      'before-schema-30-20260101T000000000Z.tar.gz',
      'canvass-1.tar',
      'later.tar.tmp',
    ];
    for (const name of [old, ...rest]) await writeFile(join(backups, name), '');
    await removeOldCopies(folder, now, log);
    assert.deepEqual(await readdir(backups).then((names) => names.sort()), rest.sort());
    assert.deepEqual(removed, [{ copy: old }]);
    await removeOldCopies(folder, now + 1, log);
    assert.equal(removed.length, 2, 'the newest too');
  } finally {
    await rm(folder, { recursive: true });
  }
});
