import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hour } from '#kit/time/durations.ts';
import { uuidPattern } from '#kit/uuid.ts';

/** A body arrives within seconds. Several processes may share the folder, so only old files are orphans. */
const minimumAge = hour;

/**
 * Removes temporary files of submissions that a killed process left behind. The process may have moved one to the
 * content folder already, under the same name: `forget` removes that copy if nothing references it.
 */
export async function sweepReceived(
  folder: string,
  now: number,
  forget: (storageKey: string) => Promise<void>,
): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.mtimeMs >= now - minimumAge) continue;
    const key = basename(name, '.tmp');
    if (uuidPattern.test(key)) await forget(key);
    await rm(path, { force: true });
  }
}
