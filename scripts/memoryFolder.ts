import { readFileSync, statfsSync } from 'node:fs';

/** Several times the size of the databases of all concurrent tests. */
const needed = 4_000_000_000;

/**
 * An in-memory folder for test data, if there is one with enough room. Waiting for a disk proves nothing: a
 * killed process's writes are in the page cache either way.
 */
export function memoryFolder(path = '/dev/shm'): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(path);
    return isExecutable(path) && bavail * bsize > needed ? path : undefined;
  } catch {
    return undefined;
  }
}

/** An npm-installed PostgreSQL is copied there and executed, so the mount must allow that. */
function isExecutable(path: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] = mounts.findLast((line) => line.split(' ')[1] === path)?.split(' ') ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec');
}
