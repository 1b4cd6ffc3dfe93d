import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';
import { say } from '../say.ts';
import { packagesInBrowser, packagesInProgram } from '../sbom/bundledPackages.ts';

interface PackageFile {
  readonly name: string;
  readonly type: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Builds `dist` if the build tools are not installed: in a temporary folder with a copy of the sources and the tools
 * in their locked versions. The folder is inside the root, so that packages of the production install resolve.
 */
export async function buildApart(root: string): Promise<void> {
  const folder = join(root, '.cache', 'build');
  const dist = join(root, 'dist');
  rmSync(folder, { recursive: true, force: true });
  try {
    copySources(root, folder);
    // The build keeps the files of the previous one, because open pages still request them.
    if (existsSync(dist)) cpSync(dist, join(folder, 'dist'), { recursive: true, preserveTimestamps: true });
    say('Installing the build tools for a moment, to build what browsers load.');
    await installTools(folder);
    await runCommand(process.execPath, [join(folder, 'scripts/build.ts')], { cwd: folder });
    rmSync(dist, { recursive: true, force: true });
    renameSync(join(folder, 'dist'), dist);
    say('Built what browsers load; the build tools are gone again.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copySources(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of ['scripts', 'src', 'web', 'tsconfig.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const own: PackageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = new Set(['rolldown', ...packagesInBrowser(root), ...packagesInProgram]);
  const tools = Object.entries(own.devDependencies).filter(([name]) => needed.has(name));
  const { name, type, imports } = own;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, private: true, type, imports, dependencies: Object.fromEntries(tools) }),
  );
}

/**
 * The lock file pins the versions. The caller's `--omit` must not apply: the bundler's binary is an optional package.
 */
async function installTools(folder: string): Promise<void> {
  const { NODE_ENV: _, npm_config_omit: __, npm_config_production: ___, ...env } = process.env;
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runCommand('npm', ['install', ...flags], { cwd: folder, env });
}
