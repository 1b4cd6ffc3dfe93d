import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DiskFiles } from './disk.ts';

/**
 * Hard-links the content into another folder of the same disk, so that removing the first name keeps it. False
 * if there is no such content.
 */
export async function linkContent(from: DiskFiles, to: DiskFiles, storageKey: string): Promise<boolean> {
  const target = to.path(storageKey);
  if (await linked(from.path(storageKey), target)) return true;
  // Either the content or the target folder is missing.
  if (!(await from.has(storageKey))) return false;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  return await linked(from.path(storageKey), target);
}

/** False if the source or the target folder is missing. */
async function linked(path: string, target: string): Promise<boolean> {
  try {
    await link(path, target);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/**
 * Links the content into `live` under its own key. A key names one content forever, so existing content stays,
 * unless its size differs: then it is damaged and gets replaced.
 */
export async function placeContent(from: DiskFiles, live: DiskFiles, storageKey: string): Promise<void> {
  try {
    await linkContent(from, live, storageKey);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const target = live.path(storageKey);
    const [ours, theirs] = await Promise.all([stat(from.path(storageKey)), stat(target)]);
    if (ours.size === theirs.size) return;
    // A copy, not a link, so that `undoPlaceContent` leaves it alone.
    await copyFile(from.path(storageKey), `${target}.tmp`);
    await rename(`${target}.tmp`, target);
  }
}

/** Undoes {@link placeContent}: removes only hard links that it made. */
export async function undoPlaceContent(from: DiskFiles, live: DiskFiles, storageKey: string): Promise<void> {
  const [ours, theirs] = await Promise.all([
    stat(from.path(storageKey)),
    stat(live.path(storageKey)).catch(() => undefined),
  ]);
  if (ours.ino === theirs?.ino) await rm(live.path(storageKey), { force: true });
}

/** Every key in the folder, in batches. */
export async function* storedKeys(folder: string): AsyncGenerator<string> {
  for (const group of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, group))) {
      if (/^[0-9a-f-]{36}$/.test(name)) yield name;
    }
  }
}

/** Names become durable only when their folders are flushed. */
export async function flushFolders(folder: string): Promise<void> {
  const groups = await namesIn(folder);
  for (const path of [...groups.map((group) => join(folder, group)), folder]) {
    const handle = await open(path, 'r').catch(() => undefined);
    if (handle === undefined) continue;
    await handle.sync().finally(() => handle.close());
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
