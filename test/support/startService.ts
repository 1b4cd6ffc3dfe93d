import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RunningService {
  /** Without a trailing slash. */
  url: string;
  pid: number;
  /** Its output so far, both streams. */
  output(): string;
  /** Stops it gracefully, as an operator does, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const patience = 120_000;

/**
 * Starts `canvass serve` as a separate process on a free port and waits until it is ready:
 *
 *   await using service = await startService(data.env);
 *
 * `program` is the folder of another copy of the program.
 */
export async function startService(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  program = root,
): Promise<RunningService> {
  const child = spawn(process.execPath, [join(program, 'bin/canvass'), 'serve', '--port', '0', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An aborted test must not leave a service behind.
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => {
      process.off('exit', killAtExit);
      resolve(code);
    });
  });
  const kill = async () => {
    child.ref();
    child.kill('SIGKILL');
    await ended;
  };
  const printed = collect(child);
  try {
    const url = await address(child, printed);
    await ready(url, child, printed);
    release(child);
    return {
      url,
      pid: child.pid ?? 0,
      output: () => printed.stdout + printed.stderr,
      stop: () => {
        child.ref();
        child.kill('SIGTERM');
        return ended;
      },
      kill,
      [Symbol.asyncDispose]: kill,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** A service left by a failed test must not keep the test process alive, which kills it on exit. */
function release(child: ChildProcess): void {
  child.unref();
  for (const stream of [child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
}

interface Printed {
  stdout: string;
  stderr: string;
}

function collect(child: ChildProcess): Printed {
  const printed = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    printed.stdout += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    printed.stderr += chunk;
  });
  return printed;
}

async function address(child: ChildProcess, printed: Printed): Promise<string> {
  return await until('print its address', child, printed, async () => {
    return /^Listening on (http:\S+)\n/m.exec(printed.stdout)?.[1];
  });
}

async function ready(url: string, child: ChildProcess, printed: Printed): Promise<void> {
  await until('become ready', child, printed, async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    return answer?.status === 200 ? true : undefined;
  });
}

async function until<Value>(
  what: string,
  child: ChildProcess,
  printed: Printed,
  look: () => Promise<Value | undefined>,
): Promise<Value> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(20)) {
    const found = await look();
    if (found !== undefined) return found;
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  throw new Error(`the service did not ${what}:\n${printed.stdout}${printed.stderr}`);
}
