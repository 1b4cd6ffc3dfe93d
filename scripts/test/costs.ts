import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The cost of a test file: all CPU seconds, those of processes that it started included, and seconds by the clock. */
export interface Cost {
  file: string;
  cpu: number;
  seconds: number;
}

const shown = 20;

/** The costs of all test files, the most expensive first, from the output of `timingReporter.ts`. */
export function readCosts(root: string, timings: readonly string[]): Cost[] {
  return timings
    .filter(existsSync)
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): [string, number, number] => JSON.parse(line))
    .map(([file, duration, cpu]) => ({ file: relative(root, file), seconds: duration / 1000, cpu }))
    .toSorted((one, other) => other.cpu - one.cpu);
}

/** The sum for each folder of tests, and a table of the most expensive files. The database server is not included. */
export function costTable(costs: readonly Cost[]): string {
  const sum = (of: readonly Cost[]) => of.reduce((total, { cpu }) => total + cpu, 0);
  const folders = [...Map.groupBy(costs, ({ file }) => folderOf(file))]
    .map(([folder, files]) => ({ folder, cpu: sum(files) }))
    .toSorted((one, other) => other.cpu - one.cpu);
  return [
    `${sum(costs).toFixed(0)} CPU seconds in ${costs.length} files: ${folders.map(({ folder, cpu }) => `${folder} ${cpu.toFixed(0)}`).join(', ')}.`,
    'The most expensive files, in CPU seconds and in seconds by the clock:',
    ...costs.slice(0, shown).map(({ file, cpu, seconds }) => `${column(cpu)}${column(seconds)}  ${file}`),
  ].join('\n');
}

/** `test/store`, `src/form`, `web`. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(0, /^(test|src)\//.test(file) ? 2 : 1)
    .join('/');
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(8);
}
