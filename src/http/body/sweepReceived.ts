import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A body arrives within seconds; several processes may share the folder, so only what is old is nobody's. */
const patience = 3_600_000;

/** Removes files of submissions that a killed process left on their way in. */
export async function sweepReceived(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.endsWith('.tmp')) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < now - patience) await rm(path, { force: true });
  }
}
