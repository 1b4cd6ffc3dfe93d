import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runsInProcess } from './runsInProcess.ts';

/** Test files that run one after another in one process. */
export interface Batch {
  files: readonly string[];
  usesBrowser: boolean;
}

/** Rooms without state and input or output: their tests always share a process. */
const pure = /^(src\/(kit|form|render|contract)|web)\//;

/**
 * Files that share a process: starting one for each takes longer than most tests. Small batches of slow tests keep
 * the last worker from finishing long after the others.
 */
const sizes = { browser: 12, processes: 14, inProcess: 80, pure: 100 };

/**
 * The slowest files by the clock, the slowest first. Each is a batch that starts early: one that
 * starts late keeps a single worker busy when all others have finished.
 */
export const slowest = [
  'test/e2e/app/screens.test.ts',
  'test/fault/submissions.test.ts',
  'test/largest/largest.test.ts',
  'test/app/matrix/lostRights.test.ts',
  'test/app/matrix/matrix.test.ts',
  'test/e2e/app/response/story.test.ts',
  'test/e2e/app/story/story.test.ts',
  'test/fault/workflows.test.ts',
  'test/fault/fillDisk.test.ts',
  'test/e2e/app/response/responses.test.ts',
  'test/property/processes.test.ts',
  'test/e2e/reference.test.ts',
  'test/e2e/app/build/panelEverySetting.test.ts',
];

/** The tests in batches, those with the slowest files first. */
export function batchesOf(root: string, files: readonly string[]): Batch[] {
  const isPure = (file: string) => pure.test(file);
  const alone = slowest.filter((file) => files.includes(file));
  const others = files.filter((file) => !alone.includes(file));
  const browser = others.filter((file) => usesBrowser(root, file));
  const rest = others.filter((file) => !browser.includes(file));
  const inProcess = rest.filter((file) => !isPure(file) && runsInProcess(root, file));
  const processes = rest.filter((file) => !isPure(file) && !inProcess.includes(file));
  return [
    ...alone.map((file) => ({ files: [file], usesBrowser: usesBrowser(root, file) })),
    ...cut(browser, sizes.browser).map((batch) => ({ files: batch, usesBrowser: true })),
    ...[
      ...cut(processes, sizes.processes),
      ...cut(inProcess, sizes.inProcess),
      ...cut(rest.filter(isPure), sizes.pure),
    ].map((batch) => ({ files: batch, usesBrowser: false })),
  ];
}

export function usesBrowser(root: string, file: string): boolean {
  return /\/browserVisit\.ts'|CANVASS_TEST_CHROMIUM/.test(readFileSync(join(root, file), 'utf8'));
}

/** Takes every n-th file for a batch, so that slow neighbours in one folder do not share one. */
function cut(files: readonly string[], size: number): string[][] {
  const count = Math.ceil(files.length / size);
  return Array.from({ length: count }, (_, batch) => files.filter((_, index) => index % count === batch));
}
