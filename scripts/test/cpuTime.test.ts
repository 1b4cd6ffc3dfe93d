import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { parseStat, startCpuClock } from './cpuTime.ts';

const skip = existsSync('/proc/self/stat') ? false : 'this system has no /proc';

/** Works until it has used so many CPU seconds, however long that takes on a busy machine. */
const busy = (seconds: number) => `
  while (process.cpuUsage().user < ${seconds * 1e6}) for (let step = 0; step < 1e5; step += 1) Math.sqrt(step);`;

test('a name with spaces and parentheses does not shift the fields', () => {
  const line = '71 (a) b (c) S 7 71 71 0 -1 4194560 3819 51403 0 5 150 50 300 100 20 0 1';
  assert.deepEqual(parseStat(line), { parent: 7, own: 2, ended: 4 });
});

test('the time of a command that has ended is counted', { skip }, () => {
  const clock = startCpuClock();
  const before = clock();
  execFileSync(process.execPath, ['-e', busy(0.3)]);
  assert.ok(clock() - before >= 0.29, `${clock() - before}`);
});

test('the time of a process that runs is counted, and stays when nobody waits for it', { skip }, async () => {
  const clock = startCpuClock();
  const before = clock();
  const grandchild = `${busy(0.3)} console.log('worked'); setInterval(() => {}, 1000);`;
  // The child is killed first, so the grandchild outlives its parent.
  const child = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: ['ignore', 'pipe', 'inherit'] });
     child.stdout.on('data', () => console.log(child.pid));`,
  ]);
  const [said] = await once(child.stdout, 'data');
  assert.ok(clock() - before >= 0.29, `${clock() - before}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  process.kill(Number(said), 'SIGKILL');
  assert.ok(clock() - before >= 0.29, `${clock() - before}`);
});
