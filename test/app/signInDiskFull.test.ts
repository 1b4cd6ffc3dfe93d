import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openData } from '#service/openData.ts';
import type { Engine } from '../support/engines.ts';
import { fillUp } from '../support/fillUp.ts';
import { startApp } from './appService.ts';

/** A disk of its own needs the right to mount one. */
const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;
const password = 'ten green bottles';

test('on a full disk whoever is signed in goes on reading, and others are told why they cannot sign in', {
  skip: cannotMount,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  try {
    await using app = await startApp(engineIn(join(folder, 'data')));
    const ada = await app.makePerson({ password });
    const client = await app.signedIn(ada);
    await fillUp(join(folder, 'filler'));
    const change = (round: number) =>
      client.call('changeAccount', {}, { name: `Ada ${'x'.repeat(80)} ${round}` });
    // The journal may have some room of its own left.
    let last = await change(0);
    for (let round = 1; last.status === 200 && round < 500; round += 1) last = await change(round);
    assert.equal(last.problem, 'disk_full');
    for (let visit = 0; visit < 3; visit += 1) {
      // Later than being seen is written down.
      app.time.now += 6 * 60_000;
      assert.equal((await client.ask('account', {})).email, ada.email);
    }
    const refused = await app.visitor().call('signIn', {}, { email: ada.email, password });
    assert.equal(refused.problem, 'disk_full');
    await rm(join(folder, 'filler'));
    assert.equal((await app.visitor().call('signIn', {}, { email: ada.email, password })).status, 200);
  } finally {
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
});

function engineIn(data: string): Engine {
  const config = { data, databaseUrl: undefined, allowUnsafePostgres: false };
  const none = () => assert.fail('not in this test');
  return {
    name: 'sqlite',
    place: none,
    async open() {
      const opened = await openData(config);
      const { close } = opened;
      return { ...opened, config, env: {}, openAgain: none, [Symbol.asyncDispose]: close };
    },
  };
}
