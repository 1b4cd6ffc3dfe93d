import { readFileSync, statfsSync } from 'node:fs';

/** What the databases of all tests that run at a time take, several times over. */
const needed = 4_000_000_000;

/**
 * A folder in memory for all that tests write, where there is one with room. Waiting for a disk proves nothing there:
 * what a killed process has written is in memory either way.
 */
export function quickFolder(path = '/dev/shm'): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(path);
    return isProgramsPlace(path) && bavail * bsize > needed ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A PostgreSQL that was installed without rights on the machine is copied there and run. */
function isProgramsPlace(path: string): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] = mounts.findLast((line) => line.split(' ')[1] === path)?.split(' ') ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec');
}
