import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Paths that a complete install serves. */
const paths = ['/readyz', '/app', '/docs', '/embed.js', '/openapi.json'];

/** Starts the service with `command` in `folder`, requests each path, and stops it; throws unless all are served. */
export async function probe(command: readonly string[], folder: string, env = process.env): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'canvass-probe-'));
  const [program = '', ...args] = command;
  const child = spawn(program, [...args, 'serve', '--port', '0', '--data', data], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await addressOf(child);
    for (const path of paths) {
      const { status } = await fetch(address + path);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the service ended with ${code}`);
  } finally {
    child.kill('SIGKILL');
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
