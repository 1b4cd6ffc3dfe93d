import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const shown = 20;

/** A table of the slowest test files, from the output of `timingReporter.ts`. */
export function slowestFiles(root: string, timings: readonly string[]): string {
  const rows = timings
    .filter(existsSync)
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): [string, number] => JSON.parse(line));
  const slowest = rows.toSorted(([, one], [, other]) => other - one).slice(0, shown);
  const lines = slowest.map(([file, duration]) => `${seconds(duration)}  ${relative(root, file)}`);
  return [`The ${slowest.length} slowest of ${rows.length} files, in seconds:`, ...lines].join('\n');
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1).padStart(7);
}
