import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccountKeys } from '#service/base/accountKeys.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { allRows, backUp, fill, restoreInto } from './installation.ts';

const restoring = join(import.meta.dirname, 'restoring.ts');
const canvass = join(import.meta.dirname, '../../bin/canvass');

/** Waits until a restore has created its folder and kills it this many milliseconds later. */
async function restoreAndKill(data: TestData, path: string, delay: number): Promise<void> {
  const child = spawn(process.execPath, [canvass, 'restore', path, '--replace'], {
    env: data.env,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const staging = join(data.folder, 'staging');
  const known = new Set(await readdir(staging).catch(() => []));
  while (child.exitCode === null) {
    const names = await readdir(staging).catch(() => []);
    if (names.some((name) => !known.has(name))) break;
    await sleep(2);
  }
  await sleep(delay);
  child.kill('SIGKILL');
  await ended;
}

eachEngine((engine) => {
  test('a restore killed at any moment leaves the old rows or the new ones, and can be run again', async () => {
    await using source = await engine.open();
    await fill(source, ' of the backup');
    const path = join(source.folder, 'a.tar');
    await backUp(source, path);
    const restored = await allRows(source.store.read);

    await using data = await engine.open();
    await fill(data, ' of before');
    const old = await allRows(data.store.read);
    for (const delay of isFullRun ? [0, 10, 25, 50, 200] : [0, 25, 100]) {
      await restoreAndKill(data, path, delay);
      const found = await allRows(data.store.read);
      const expected = found.organization?.[0] === old.organization?.[0] ? old : restored;
      assert.deepEqual(found, expected, `killed after ${delay} ms`);
    }
    // The server may take a moment to notice that the killed process is gone.
    let again = await restoreInto(data, path, { replace: true });
    for (; !again.ok && again.failure.code === 'restore_blocked'; ) {
      await sleep(100);
      again = await restoreInto(data, path, { replace: true });
    }
    assert.ok(again.ok, JSON.stringify(again));
    assert.deepEqual(await allRows(data.store.read), restored);
    assert.deepEqual(await readdir(join(data.folder, 'staging')), []);
  });

  for (const [what, prepare] of [
    ['in the place of another installation', (data: TestData) => fill(data, ' of before')],
    ['where nothing was', (data: TestData) => rm(join(data.folder, 'secrets.json'))],
  ] as const)
    test(`a restore killed between rows and secrets, ${what}, is finished by the next process`, async () => {
      await using source = await engine.open();
      await fill(source);
      const path = join(source.folder, 'a.tar');
      await backUp(source, path);
      const sealed = new AccountKeys(source.secrets).seal('totp', 'JBSWY3DP');

      await using data = await engine.open();
      await prepare(data);
      const child = spawn(process.execPath, [restoring, JSON.stringify(data.config), path], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const [, signal] = await once(child, 'exit');
      assert.equal(signal, 'SIGKILL');
      const again = await data.openAgain();
      assert.deepEqual(await allRows(again.store.read), await allRows(source.store.read));
      assert.equal(again.secrets.link_key, source.secrets.link_key);
      assert.equal(new AccountKeys(again.secrets).open('totp', sealed), 'JBSWY3DP');
      const names = await readdir(data.folder);
      assert.deepEqual(
        names.filter((name) => name.startsWith('secrets')),
        ['secrets.json'],
      );
    });
});
