import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownProgram } from './measured.ts';

export interface ImportFigures {
  perSecond: number;
  peakMb: number;
}

/**
 * Runs `canvass import <folder>` as a separate process; measures its responses per second and its peak memory.
 * `program` is the folder of another checkout.
 */
export async function measureImport(
  folder: string,
  responses: number,
  env: NodeJS.ProcessEnv,
  program = ownProgram,
): Promise<ImportFigures> {
  const script = join(program, 'bin/canvass');
  const started = performance.now();
  const child = spawn(process.execPath, [script, 'import', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakMemory(child.pid ?? 0));
  }, 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return { perSecond: responses / ((performance.now() - started) / 1000), peakMb };
}

/** The kernel's high-water mark; 0 without /proc. */
function peakMemory(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
