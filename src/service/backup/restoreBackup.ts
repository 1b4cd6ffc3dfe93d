import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, ok, type Result } from '#kit/result.ts';
import {
  type BackupEngine,
  DamagedDatabase,
  Occupied,
  RestoreBlocked,
  refuseOccupants,
} from '#store/backup.ts';
import { DiskFiles } from '#store/files/disk.ts';
import { flushFolder } from '#store/files/flushFolder.ts';
import { flushFolders, placeContent, storedKeys, takeBackContent } from '#store/files/link.ts';
import { countOccupants } from '#store/query/occupants.ts';
import { listOrganizations } from '#store/query/organization.ts';
import { loadSecrets, secretsFile } from '#store/secrets.ts';
import type { Database } from '#store/tables.ts';
import { withStaging } from '../staging.ts';
import type { Manifest } from './manifest.ts';
import type { Oversight } from './oversight.ts';
import { damaged, type RestoreFailure, RestoreStop } from './restoreFailure.ts';
import { type Unpacked, unpackBackup } from './unpackBackup.ts';

export interface RestoreTarget {
  /** The data folder. */
  folder: string;
  engine: BackupEngine;
  read: Database;
  /** The schema that the installation has and this program knows. */
  schema: number;
}

export interface RestoreOptions extends Oversight {
  path: string;
  /** Takes away what the installation holds now. */
  replace: boolean;
}

export interface RestoredBackup {
  manifest: Manifest;
  organizations: number;
  /** A running service takes up the new secrets within a second; links that the old ones signed end. */
  secretsChanged: boolean;
}

/**
 * Puts the state of a backup in the place of the installation's, also while a service runs on it. Everything is
 * read and checked before anything changes. Then content comes before the rows that name it, the rows in one
 * transaction, the secrets after them, and last goes the content that only the old rows named.
 */
export async function restoreBackup(
  target: RestoreTarget,
  options: RestoreOptions,
): Promise<Result<RestoredBackup, RestoreFailure>> {
  try {
    await refuseOccupied(target, options);
    return ok(await withStaging(target.folder, (staging) => restore(target, options, staging)));
  } catch (error) {
    if (error instanceof RestoreStop) return failed(error.failure);
    if (error instanceof DamagedDatabase) return failed(damaged(error.message).failure);
    if (error instanceof Occupied) return failed({ code: 'installation_occupied', ...error.occupants });
    if (error instanceof RestoreBlocked) return failed({ code: 'restore_blocked', reason: error.message });
    throw error;
  }
}

async function refuseOccupied({ read }: RestoreTarget, { path, replace }: RestoreOptions): Promise<void> {
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new RestoreStop({ code: 'backup_missing' });
  if (!replace) refuseOccupants(await countOccupants(read));
}

async function restore(
  { folder, engine, read, schema }: RestoreTarget,
  options: RestoreOptions,
  staging: string,
): Promise<RestoredBackup> {
  const unpacked = await unpackBackup(
    options.path,
    staging,
    (manifest) => accept(manifest, engine, schema),
    options,
  );
  const theirs = await loadSecrets(staging).catch(() => {
    throw damaged('its secrets cannot be read');
  });
  const ours = await loadSecrets(folder);
  const database = await engine.prepare(unpacked.database, unpacked.manifest.schema);
  try {
    const files = new DiskFiles(join(folder, 'files'));
    await replaceAll(unpacked, files, folder, async () => {
      // From here on it is all or nothing, and soon done.
      options.signal?.throwIfAborted();
      await database.replaceLive(options.replace);
    });
    for await (const key of database.abandonedKeys()) await files.remove(key);
  } finally {
    await database.close();
  }
  return {
    manifest: unpacked.manifest,
    organizations: (await listOrganizations(read)).length,
    secretsChanged: JSON.stringify(ours) !== JSON.stringify(theirs),
  };
}

function accept(manifest: Manifest, engine: BackupEngine, knows: number): void {
  if (manifest.engine !== engine.name)
    throw new RestoreStop({ code: 'engine_other', backup: manifest.engine, installation: engine.name });
  if (manifest.schema > knows)
    throw new RestoreStop({ code: 'schema_newer', schema: manifest.schema, knows });
}

async function replaceAll(
  unpacked: Unpacked,
  files: DiskFiles,
  folder: string,
  replaceRows: () => Promise<void>,
): Promise<void> {
  const staged = new DiskFiles(unpacked.content);
  try {
    for await (const key of storedKeys(unpacked.content)) await placeContent(staged, files, key);
    await flushFolders(join(folder, 'files'));
    await replaceRows();
  } catch (error) {
    for await (const key of storedKeys(unpacked.content)) await takeBackContent(staged, files, key);
    throw error;
  }
  await rename(unpacked.secrets, join(folder, secretsFile));
  await flushFolder(folder);
}
