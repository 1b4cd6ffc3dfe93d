import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { BackupEngine } from '#store/backup.ts';
import type { Store } from '#store/store.ts';
import { copiesBeforeMigrations } from './copiesBeforeMigrations.ts';
import { makeBackup } from './makeBackup.ts';

const kept = 5;

export interface MigrationBackupSource {
  folder: string;
  engine: BackupEngine;
  store: Store;
}

/**
 * Keeps database and secrets as they were before a migration to schema `next`. The content of files stays out:
 * no migration touches it, and it may be many times larger than everything else.
 */
export async function backupBeforeMigration(
  source: MigrationBackupSource,
  next: number,
  now: number,
): Promise<string> {
  const folder = join(source.folder, 'backups');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = formatInstant(now).replace(/[-:.]/g, '');
  const path = join(folder, `before-schema-${next}-${time}.tar`);
  // Two processes that start in the same millisecond write the same state; either file will do.
  await makeBackup({ ...source, files: undefined }, { path, overwrite: true }, now);
  await removeOld(folder);
  return path;
}

async function removeOld(folder: string): Promise<void> {
  const copies = await copiesBeforeMigrations(folder);
  for (const { path } of copies.slice(kept)) await rm(path, { force: true });
  await removeUnfinished(folder);
}

/** Removes temporary files that a killed process left; one younger than a day may belong to a running process. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > day)
      await rm(join(folder, name), { force: true });
  }
}
