import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, '../../bin/canvass');
const stayingShell = join(import.meta.dirname, 'stayingShell.ts');

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs commands in a folder of files. The first command of each kind is a separate process, as are those with
 * input or in parallel; the rest share one long-lived process, because starting takes most of the time. With
 * `alwaysInside` all of them do, for tests of refusals only.
 */
export function shell(env: NodeJS.ProcessEnv, cwd: string, { alwaysInside = false } = {}) {
  return async (args: string[], input = ''): Promise<Outcome> => {
    const kind = args
      .slice(0, 2)
      .filter((word) => /^[a-z]+$/.test(word))
      .join(' ');
    if (!alwaysInside && (!seen.has(kind) || input !== '' || isBusy)) {
      seen.add(kind);
      return await runAlone(env, cwd, args, input);
    }
    isBusy = true;
    try {
      return await runInside(env, cwd, args);
    } finally {
      isBusy = false;
    }
  };
}

const seen = new Set<string>();
let isBusy = false;
let staying: ChildProcess | undefined;

async function runAlone(
  env: NodeJS.ProcessEnv,
  cwd: string,
  args: string[],
  input: string,
): Promise<Outcome> {
  const child = spawn(process.execPath, [program, ...args], { env, cwd });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

async function runInside(env: NodeJS.ProcessEnv, cwd: string, args: string[]): Promise<Outcome> {
  staying ??= fork(stayingShell, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // It must not keep the tests from exiting, except while it is working.
  staying.ref();
  staying.channel?.ref();
  staying.send({ args, env, cwd });
  const [outcome] = await once(staying, 'message');
  staying.unref();
  staying.channel?.unref();
  return outcome as Outcome;
}
