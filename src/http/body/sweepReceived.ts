import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { uuidPattern } from '#kit/uuid.ts';

/** A body arrives within seconds; several processes may share the folder, so only what is old is nobody's. */
const patience = 3_600_000;

/**
 * Removes files of submissions that a killed process left on their way in. Such a process may have put one of them where
 * content is kept already, under the same name: `forget` takes that away where nothing names it.
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
    if (found === undefined || found.mtimeMs >= now - patience) continue;
    const key = basename(name, '.tmp');
    if (uuidPattern.test(key)) await forget(key);
    await rm(path, { force: true });
  }
}
