import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { day } from '#kit/time/durations.ts';

/** Lists the files of the last build: a file's age says when it was written, not when it was replaced. */
const listName = 'files.json';

/**
 * Removes files that were replaced more than a day ago. An open tab may still request files that this build
 * replaces, so their day starts now, however old they are.
 */
export function retireFiles(folder: string, built: readonly string[], now = Date.now()): void {
  const list = join(folder, listName);
  const current = new Set(built);
  const former: ReadonlySet<string> | undefined = existsSync(list)
    ? new Set(JSON.parse(readFileSync(list, 'utf8')))
    : undefined;
  for (const file of readdirSync(folder)) {
    const name = file.replace(/\.(br|gz)$/, '');
    if (current.has(name) || file === listName) continue;
    const path = join(folder, file);
    if (former?.has(name) ?? true) utimesSync(path, new Date(now), new Date(now));
    else if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > day)
      rmSync(path, { force: true });
  }
  writeFileSync(`${list}.${process.pid}`, JSON.stringify(built));
  renameSync(`${list}.${process.pid}`, list);
}
