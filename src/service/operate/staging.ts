import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { day } from '#kit/time/durations.ts';

export interface Staging {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Creates a private folder for unfinished work inside the data folder, so that content can be hard-linked instead of
 * copied and secrets stay where the data is.
 */
export async function openStaging(data: string): Promise<Staging> {
  await sweepStaging(data);
  const folder = join(parentIn(data), `${hostname()}.${process.pid}.${randomBytes(4).toString('hex')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Opens a staging folder for the duration of `work`. */
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

/**
 * Removes folders that killed processes left. Processes on other hosts or in other containers cannot be checked, so
 * their folders are removed after a day.
 */
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
