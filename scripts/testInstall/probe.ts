import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Paths that a complete install serves. */
const paths = ['/readyz', '/app', '/docs', '/embed.js', '/openapi.json'];

/**
 * Starts the service with `command` in `folder`, requests each path, and stops it; throws unless all are served. npx passes no
 * signal on, so with `asGroup` all its processes get it, as from a terminal.
 */
export async function probe(
  command: readonly string[],
  folder: string,
  env = process.env,
  { asGroup = false } = {},
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'canvass-probe-'));
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, 'serve', '--port', '0', '--data', data], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: asGroup,
  });
  const kill = (signal: NodeJS.Signals) => {
    if (asGroup && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  };
  try {
    const address = await addressOf(child);
    for (const path of paths) {
      const { status } = await fetch(address + path);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
    // Closed once no process of it is left.
    const closed = once(child, 'close');
    kill('SIGTERM');
    const [code] = await closed;
    if (code !== 0 && !asGroup) throw new Error(`the service ended with ${code}`);
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) kill('SIGKILL');
    throw error;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk;
        const [, address] = /^Listening on (http:\S+)\n/m.exec(printed) ?? [];
        if (address !== undefined) resolve(address);
      });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`the service did not start:\n${printed}`)));
  });
}
