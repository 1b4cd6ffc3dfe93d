import { link, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
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
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
