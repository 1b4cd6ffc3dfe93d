import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const day = 86_400_000;

/**
 * A folder of our own for half-done work, inside the data folder: content can then be linked instead of copied,
 * and what is as secret as the data lies nowhere else. It goes when the work ends.
 */
export async function withStaging<T>(data: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(data, 'staging');
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeftovers(parent);
  const folder = join(parent, `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a killed process left. Whether one on another host or in another container lives, only time tells. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, host, pid] = /^(.*)\.(\d+)\.[0-9a-f]+$/.exec(name) ?? [];
    const path = join(parent, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    const dead = host === hostname() && pid !== undefined && !isAlive(Number(pid));
    if (dead || age > day) await rm(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
