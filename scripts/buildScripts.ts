import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.ts';

const sources = [
  'web/**/*.{ts,tsx,css}',
  'src/{contract,form,render,kit}/**/*.ts',
  'scripts/build.ts',
  'scripts/build/*.ts',
  'package-lock.json',
];

/** Builds the browser scripts if they are older than one of their sources. */
export async function buildScripts(root: string, options: readonly string[] = []): Promise<void> {
  const changed = (file: string) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY;
  const built = changed('dist/web/manifest.json');
  const isCurrent = globSync(sources, { cwd: root }).every((file) => changed(file) < built);
  if (!isCurrent) await runCommand(process.execPath, [join(root, 'scripts/build.ts'), ...options]);
}
