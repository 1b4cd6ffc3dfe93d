import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand.ts';
import { say } from '../say.ts';
import { bundledPackages } from '../sbom/bundledPackages.ts';

interface PackageFile {
  readonly name: string;
  readonly type: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/**
 * Builds `dist` where the build tools are not installed: in a folder of its own with a copy of the sources and the tools
 * in their locked versions, which is removed afterwards. It lies inside the root, so that packages of the production
 * install are found there.
 */
export async function buildApart(root: string): Promise<void> {
  const folder = join(root, '.cache', 'build');
  const dist = join(root, 'dist');
  rmSync(folder, { recursive: true, force: true });
  try {
    copySources(root, folder);
    // The build keeps files of the build before, which pages that are open still ask for.
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
  const needed = new Set(['rolldown', ...bundledPackages(root)]);
  const tools = Object.entries(own.devDependencies).filter(([name]) => needed.has(name));
  const { name, type, imports } = own;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, private: true, type, imports, dependencies: Object.fromEntries(tools) }),
  );
}

/** The lock file keeps the versions. The bundler's binary is an optional package, so the caller's `--omit` must not reach it. */
async function installTools(folder: string): Promise<void> {
  const { NODE_ENV: _, npm_config_omit: __, npm_config_production: ___, ...env } = process.env;
  const flags = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runCommand('npm', ['install', ...flags], { cwd: folder, env });
}
