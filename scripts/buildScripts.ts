import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './build/bundleServer.ts';
import { compileSources } from './build/compileSources.ts';
import { runCommand } from './runCommand.ts';

const programSources = ['src/**/*.*', 'scripts/build/bundleServer.ts', 'package-lock.json'];

const sources = [
  'web/**/*.{ts,tsx,css}',
  'src/{contract,form,render,kit}/**/*.{ts,css}',
  'scripts/build.ts',
  'scripts/build/**/*.ts',
  'package-lock.json',
];

/** Builds the browser scripts if they are older than one of their sources. */
export async function buildScripts(root: string, options: readonly string[] = []): Promise<void> {
  compileSources(root);
  if (isOlder(root, 'dist/web/manifest.json', sources))
    await runCommand(process.execPath, [join(root, 'scripts/build.ts'), ...options]);
}

/** Builds the program if it is older than one of its sources, so that tests start it and not the sources. */
export async function buildProgram(root: string): Promise<void> {
  if (isOlder(root, 'dist/server/main.js', programSources)) await bundleServer(root);
}

function isOlder(root: string, built: string, patterns: readonly string[]): boolean {
  const changed = (file: string) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
  const builtAt = changed(built);
  return globSync(patterns, { cwd: root }).some((file) => changed(file) >= builtAt);
}
