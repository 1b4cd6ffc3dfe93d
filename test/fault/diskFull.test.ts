import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { canvass } from '../api/canvass.ts';
import { fillUp } from '../support/fillUp.ts';
import { startService } from '../support/startService.ts';

/** A disk of its own needs the right to mount one. */
const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;

test('reading goes on while the disk is full, and counting when there is room again', {
  skip: cannotMount,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  try {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const env = { ...inherited, CANVASS_DATA: join(folder, 'data') };
    await canvass(env, 'organizations', 'create', 'Full');
    const key = await canvass(env, 'keys', 'create', '--name', 'reader');
    await using service = await startService(env);
    const ask = () =>
      fetch(`${service.url}/v2/forms`, { headers: { authorization: `Basic ${btoa(`${key}:`)}` } });
    const remaining = (answer: Response) => Number(answer.headers.get('x-ratelimit-remaining'));
    const first = remaining(await ask());

    await fillUp(join(folder, 'filler'));
    let last = first;
    for (let request = 0; request < 400; request += 1) {
      const answer = await ask();
      assert.equal(answer.status, 200, await answer.text());
      assert.ok(remaining(answer) < last, 'every request counts');
      last = remaining(answer);
    }
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    await assert.rejects(canvass(env, 'organizations', 'create', 'No room'), /full/);

    await rm(join(folder, 'filler'));
    assert.equal((await ask()).status, 200);
    await canvass(env, 'organizations', 'create', 'Room again');
  } finally {
    execFileSync('umount', ['-l', folder]);
    await rm(folder, { recursive: true, force: true });
  }
});
