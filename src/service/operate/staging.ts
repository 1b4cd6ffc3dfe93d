import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const day = 86_400_000;

export interface Staging {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * A folder of our own for half-done work, inside the data folder: content can then be linked instead of copied,
 * and what is as secret as the data lies nowhere else.
 */
export async function openStaging(data: string): Promise<Staging> {
  await sweepStaging(data);
  const folder = join(parentIn(data), `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same for work that ends before this does. */
export async function withStaging<T>(data: string, work: (folder: string) => Promise<T>): Promise<T> {
  const { folder, remove } = await openStaging(data);
  try {
    return await work(folder);
  } finally {
    await remove();
  }
}

function parentIn(data: string): string {
  return join(data, 'staging');
}

/** Removes what a killed process left. Whether one on another host or in another container lives, only time tells. */
export async function sweepStaging(data: string): Promise<void> {
  const parent = parentIn(data);
  await mkdir(parent, { recursive: true, mode: 0o700 });
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
