import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failed, ok, type Result } from '#kit/result.ts';
import {
  type BackupEngine,
  DamagedDatabase,
  RefusedToReplace,
  RestoreBlocked,
  refuseOccupants,
} from '#store/backup.ts';
import type { FileStore, StagedContent } from '#store/files/fileStore.ts';
import { formSecretOrigin } from '#store/migration/0029_form_secret_origin.ts';
import { countOccupants } from '#store/query/operate/occupants.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { newKey, readSecrets, replaceSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { keepContent } from '../../base/content/keepContent.ts';
import { removeUnneeded } from '../../base/content/removeUnneeded.ts';
import { bindFormSecrets } from '../secrets/bindFormSecrets.ts';
import { nextSecretsFile, placeNextSecrets } from '../secrets/matchSecrets.ts';
import { changingSecrets } from '../secrets/rotateSecrets.ts';
import { withStaging } from '../staging.ts';
import type { Manifest } from './manifest.ts';
import type { Oversight } from './oversight.ts';
import { damaged, type RestoreFailure, RestoreStop } from './restoreFailure.ts';
import { unpackBackup } from './unpackBackup.ts';

export interface RestoreTarget {
  /** The data folder. */
  folder: string;
  engine: BackupEngine;
  store: Store;
  files: FileStore;
  /** The installation's schema, which is the newest that this program knows. */
  schema: number;
}

export interface RestoreOptions extends Oversight {
  path: string;
  /** Whether to delete the installation's present data. */
  replace: boolean;
}

export interface RestoredBackup {
  manifest: Manifest;
  organizations: number;
  /**
   * Whether an installation in use got other keys. A running service reloads them within a second; links signed with
   * the old keys stop working.
   */
  secretsChanged: boolean;
}

/**
 * Replaces the state of the installation with that of a backup, even while a service runs on it. Reads and checks
 * everything before it changes anything. Then it publishes the content, writes the new secrets beside the old ones,
 * replaces the rows in one transaction, moves the secrets into place (the next start does so if the process is killed
 * before), and removes content that only the old rows named.
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
    if (error instanceof RefusedToReplace)
      return failed({ code: 'installation_occupied', ...error.occupants });
    if (error instanceof RestoreBlocked) return failed({ code: 'restore_blocked', reason: error.message });
    throw error;
  }
}

async function refuseOccupied({ store }: RestoreTarget, { path, replace }: RestoreOptions): Promise<void> {
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new RestoreStop({ code: 'backup_missing' });
  if (!replace) refuseOccupants(await countOccupants(store.read));
}

async function restore(
  { folder, engine, store, files, schema }: RestoreTarget,
  options: RestoreOptions,
  staging: string,
): Promise<RestoredBackup> {
  const content = files.stageIn(staging);
  const unpacked = await unpackBackup(
    options.path,
    { staging, content },
    (manifest) => accept(manifest, engine, schema),
    options,
  );
  const theirs = await readSecrets(staging).catch(() => undefined);
  if (theirs === undefined) throw damaged('its secrets cannot be read');
  const ours = await readSecrets(folder).catch(() => undefined);
  const before = await countOccupants(store.read);
  // The installation id is unique to this restore, so rows that carry it prove that these secrets belong to them.
  const secrets = { ...theirs, installation: newKey(16) };
  const { installation } = secrets;
  const database = await engine.prepare(unpacked.database, unpacked.manifest.schema, installation);
  try {
    // Content that the backup names may be queued for removal here, so the lease holds removals off.
    const replaced = await changingSecrets(store, () =>
      keepContent(store, async (confirmKept) => {
        await replaceAll(content, folder, secrets, async () => {
          await confirmKept();
          // The last chance to cancel: the replacement is one short transaction.
          options.signal?.throwIfAborted();
          await database.replaceLive(options.replace);
        });
        return ok(undefined);
      }),
    );
    if (!replaced.ok) throw new RestoreBlocked('Another command is just changing the secrets; try again.');
  } finally {
    await database.close();
  }
  if (schema >= formSecretOrigin.number) await bindFormSecrets(store);
  // If this fails, the service's own job removes the content later.
  await removeUnneeded({ store, files }, { grace: 0 }).catch(() => undefined);
  return {
    manifest: unpacked.manifest,
    organizations: (await listOrganizations(store.read)).length,
    secretsChanged:
      ours !== undefined &&
      before.organizations + before.users > 0 &&
      (ours.link_key !== theirs.link_key || ours.hash_key !== theirs.hash_key),
  };
}

function accept(manifest: Manifest, engine: BackupEngine, knows: number): void {
  if (manifest.engine !== engine.name)
    throw new RestoreStop({ code: 'engine_other', backup: manifest.engine, installation: engine.name });
  if (manifest.schema > knows)
    throw new RestoreStop({ code: 'schema_newer', schema: manifest.schema, knows });
}

async function replaceAll(
  content: StagedContent,
  folder: string,
  secrets: Secrets,
  replaceRows: () => Promise<void>,
): Promise<void> {
  try {
    await content.publish();
    await replaceSecrets(folder, secrets, nextSecretsFile);
    await replaceRows();
  } catch (error) {
    await content.withdraw();
    await rm(join(folder, nextSecretsFile), { force: true });
    throw error;
  }
  await placeNextSecrets(folder);
}
