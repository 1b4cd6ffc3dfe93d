import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const deployFolder = join(import.meta.dirname, '../../docs/deploy');

/** Why promtool cannot be asked here; false if it can. */
export function missingPromtool(): string | false {
  if (spawnSync('promtool', ['--version']).status === 0) return false;
  return 'promtool is not installed: metrics and alert rules are NOT checked with it';
}

/** Runs promtool; the outcome has its exit code and all that it said. */
export function promtool(
  args: readonly string[],
  input = '',
): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}
