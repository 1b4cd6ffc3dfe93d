import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempDisposable, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRunning, recordRunning, removeRunning } from './runningService.ts';

const here = {
  url: 'http://localhost:4100',
  formsUrl: 'http://forms.localhost:4100',
  pid: process.pid,
  payments: false,
};

test('commands find the service that runs, and only its owner may read where', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'canvass-'));
  assert.equal(findRunning(folder.path), undefined);
  await recordRunning(folder.path, here);
  assert.deepEqual(findRunning(folder.path), here);
  assert.equal((await stat(join(folder.path, 'service.json'))).mode & 0o777, 0o600);
  await removeRunning(folder.path, process.pid + 1);
  assert.deepEqual(findRunning(folder.path), here, 'another process keeps its own');
  await removeRunning(folder.path, process.pid);
  assert.deepEqual(await readdir(folder.path), []);
});

test('a killed service and a damaged file are ignored', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'canvass-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  await recordRunning(folder.path, { ...here, pid });
  assert.equal(findRunning(folder.path), undefined);
  for (const text of ['', '{"url":', 'null', '{"url":"nowhere","pid":1}', `{"url":"${here.url}","pid":-1}`]) {
    await writeFile(join(folder.path, 'service.json'), text);
    assert.equal(findRunning(folder.path), undefined, text);
  }
  // An earlier version recorded only the address and the process id.
  await writeFile(join(folder.path, 'service.json'), JSON.stringify({ url: here.url, pid: process.pid }));
  assert.deepEqual(findRunning(folder.path), { ...here, formsUrl: here.url });
});
