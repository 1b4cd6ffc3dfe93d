import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { programVersion } from '#kit/programVersion.ts';
import { runCommand } from './runCommand.ts';
import { say } from './say.ts';
import { followDockerfile } from './testInstall/followDockerfile.ts';
import { probe } from './testInstall/probe.ts';

/**
 * Installs the last commit into clean folders in every way that docs/running.md describes, starts each install, and
 * prints the sizes. Takes minutes and needs the network, so it is not part of `npm test`:
 *
 *   npm run test:install
 *   npm run test:install -- Dockerfile    only the ways with this word in their name
 */
const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'canvass-test-install-'));
/** Puts this process's Node first in the path: an install without a bundled runtime starts with it. */
const ownRuntime = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
const words = process.argv.slice(2);
const serve = ['node', 'bin/canvass'];

const walks: Record<string, () => Promise<string>> = {
  'npm ci': async () => await installed('checkout', [], process.env),
  'npm ci --omit=dev': async () => await installed('production', ['--omit=dev'], process.env),
  'NODE_ENV=production npm ci': async () =>
    await installed('environment', [], { ...process.env, NODE_ENV: 'production' }),
  'npm ci --omit=dev --omit=optional': async () =>
    await installed('small', ['--omit=dev', '--omit=optional'], ownRuntime),
  'npm ci --omit=optional': async () => await installed('halfway', ['--omit=optional'], ownRuntime),
  'npm ci --omit=dev --ignore-scripts refuses to start': async () => {
    const folder = clone('unbuilt');
    await runCommand('npm', ['ci', '--omit=dev', '--omit=optional', '--ignore-scripts'], { cwd: folder });
    const options = { cwd: folder, env: ownRuntime, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync('node', ['bin/canvass', 'serve', '--port', '0'], options);
    if (status !== 1 || !stderr.includes('build_missing')) throw new Error(`exit ${status}: ${stderr}`);
    return folder;
  },
  'npm pack, npx': async () => {
    const tarball = await packed();
    const folder = join(work, 'npx');
    mkdirSync(folder);
    const env = { ...process.env, npm_config_cache: join(work, 'cache') };
    await probe(['npx', '--yes', `--package=${tarball}`, 'canvass'], folder, env, { asGroup: true });
    return tarball;
  },
  'the package with --omit=optional': async () => {
    const folder = join(work, 'package');
    mkdirSync(folder);
    await runCommand('npm', ['install', '--omit=optional', await packed()], { cwd: folder });
    await probe(['node_modules/.bin/canvass'], folder, ownRuntime);
    return folder;
  },
  'the Dockerfile by hand': async () => {
    const app = await followDockerfile(clone('context'), join(work, 'docker'));
    await probe(serve, app);
    return app;
  },
};

try {
  for (const [name, walk] of Object.entries(walks)) {
    if (!words.every((word) => name.includes(word))) continue;
    const begun = Date.now();
    const place = await walk();
    const seconds = Math.round((Date.now() - begun) / 1000);
    say(`ok  ${name}: ${megabytes(place)} MB at the end, ${seconds} s`);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function installed(name: string, flags: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const folder = clone(name);
  await runCommand('npm', ['ci', ...flags], { cwd: folder, env });
  await probe(serve, folder, env);
  say(`    of it node_modules ${megabytes(join(folder, 'node_modules'))} MB`);
  return folder;
}

function clone(name: string): string {
  const folder = join(work, name);
  execFileSync('git', ['clone', '--quiet', root, folder]);
  return folder;
}

/** The npm package, built once; throws if it contains the wrong files. */
async function packed(): Promise<string> {
  const folder = join(work, 'checkout');
  if (!existsSync(folder)) await runCommand('npm', ['ci'], { cwd: clone('checkout') });
  const tarball = join(folder, `canvass-${programVersion()}.tgz`);
  if (existsSync(tarball)) return tarball;
  await runCommand('npm', ['pack'], { cwd: folder });
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  // The licence of the fonts is the one file that comes from the sources.
  const wrong = files.filter((name) =>
    /\.test\.|^package\/(test|web(?!\/font\/OFL\.txt$)|src|scripts)\//.test(name),
  );
  if (wrong.length > 0 || !files.includes('package/dist/web/manifest.json'))
    throw new Error(`the package holds the wrong files: ${wrong.slice(0, 5).join(', ')}`);
  say(`    the package has ${files.length} files`);
  return tarball;
}

function megabytes(path: string): number {
  return Number(execFileSync('du', ['-sm', '--exclude=.git', path], { encoding: 'utf8' }).split('\t')[0]);
}
