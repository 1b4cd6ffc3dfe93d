import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface TestRun {
  root: string;
  files: readonly string[];
  env: NodeJS.ProcessEnv;
  /** When the run is given up, in milliseconds since 1970. */
  deadline: number;
}

export const timedOut = 'timed out';

/** A test that fails, {@link timedOut}, or undefined if all pass. The run ends with the first failure. */
export async function failingTest({ root, files, env, deadline }: TestRun): Promise<string | undefined> {
  const options = ['--test', '--test-isolation=none', '--test-reporter=tap'];
  // A group of its own, so that services of tests end with it.
  const child = spawn(process.execPath, [...options, ...files], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let failed: string | undefined;
  const end = (reason: string) => {
    failed ??= reason;
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => end(timedOut), deadline - Date.now());
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const name = failedTest(line);
    if (name !== undefined) end(name);
  });
  const code = await ended;
  clearTimeout(timer);
  return failed ?? (code === 0 ? undefined : 'the tests do not start');
}

/** The name in a line of the Test Anything Protocol that reports a failure. */
export function failedTest(line: string): string | undefined {
  return /^\s*not ok \d+ - (?!.*# (?:SKIP|TODO))(.*)$/.exec(line)?.[1];
}
