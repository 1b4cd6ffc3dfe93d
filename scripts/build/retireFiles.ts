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

const day = 24 * 3_600_000;

/** Names what the last build was made of: a file's age says when it was written, and not since when it is out of use. */
const listName = 'files.json';

/**
 * Removes what was replaced more than a day ago. A tab that was opened before may still ask for what this build
 * replaces, however long ago that was written: the day of those files begins now.
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
