import { join } from 'node:path';
import type { Config } from '#config';
import { backupEngine } from '#store/backup.ts';
import { DiskFiles } from '#store/files/disk.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { operation } from '#store/migration/0014_operation.ts';
import { formSecretOrigin } from '#store/migration/0032_form_secret_origin.ts';
import { migrations as known } from '#store/migration/all.ts';
import { type MigrationOutcome, migrate } from '#store/migration/migrate.ts';
import type { Migration } from '#store/migration/migration.ts';
import { openStore, type StoreOptions } from '#store/open.ts';
import { makeSecrets, readSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { databaseMissing, dataMissing, findData, lacksDatabase, secretsMissing } from './dataMissing.ts';
import { toDataUnusable } from './dataUnusable.ts';
import { bindFormSecrets } from './secrets/bindFormSecrets.ts';
import { matchSecrets, nextSecretsFile } from './secrets/matchSecrets.ts';

/** An open installation: database, file content and secrets. */
export interface Data {
  store: Store;
  files: FileStore;
  secrets: Secrets;
  folder: string;
  migrated: MigrationOutcome;
  close(): Promise<void>;
}

/** An installation opened to replace its secrets, which may be missing or not match the database. */
export type DataWithAnySecrets = Omit<Data, 'secrets'> & { secrets: Secrets | undefined };

export type DataConfig = Pick<Config, 'data' | 'databaseUrl' | 'allowUnsafePostgres'>;

/** Opens an existing installation and migrates it if needed. Writes nothing if there is none. */
export async function openData(config: DataConfig, migrations: readonly Migration[] = known): Promise<Data> {
  return await sayingWhy(config, async () => {
    const { found, secrets } = await look(config);
    if (!found.begun) throw dataMissing(config);
    if (secrets === undefined) throw found.occupied ? secretsMissing(config) : dataMissing(config);
    return await open(config, migrations, async () => secrets);
  });
}

/** Opens the installation, or creates one if there is none. */
export async function beginData(config: DataConfig, migrations: readonly Migration[] = known): Promise<Data> {
  return await sayingWhy(config, async () => {
    const { found, secrets } = await look(config);
    if (secrets === undefined && found.occupied) throw secretsMissing(config);
    if (secrets !== undefined && lacksDatabase(config)) throw databaseMissing(config);
    return await open(config, migrations, async () => secrets ?? (await makeSecrets(config.data)));
  });
}

/** Opens the installation for a restore, which brings its own secrets, or to replace lost secrets. */
export async function openWithAnySecrets(
  config: DataConfig,
  migrations: readonly Migration[] = known,
): Promise<DataWithAnySecrets> {
  return await sayingWhy(config, () => openDatabase(config, migrations, () => readSecrets(config.data)));
}

/** Falls back to the pending secrets, which a process leaves if it is killed before it moves them into place. */
async function look(config: DataConfig) {
  const found = await findData(config);
  const next = async () => (found.occupied ? await readSecrets(config.data, nextSecretsFile) : undefined);
  return { found, secrets: (await readSecrets(config.data)) ?? (await next()) };
}

async function sayingWhy<T>(config: DataConfig, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toDataUnusable(error, config);
  }
}

async function open(
  config: DataConfig,
  migrations: readonly Migration[],
  secretsFor: () => Promise<Secrets>,
): Promise<Data> {
  const { secrets, ...data } = await openDatabase(config, migrations, secretsFor);
  try {
    // Older schemas do not store an installation id to match the secrets with.
    if (data.migrated.to < operation.number) return { ...data, secrets };
    return { ...data, secrets: await matchSecrets(data.store, config.data, secrets) };
  } catch (error) {
    await data.close();
    throw error;
  }
}

/** Secrets are written before the tables, so a database with tables has always had secrets. */
async function openDatabase<S extends Secrets | undefined>(
  config: DataConfig,
  migrations: readonly Migration[],
  secretsFor: () => Promise<S>,
): Promise<Omit<Data, 'secrets'> & { secrets: S }> {
  const options = storeOptions(config);
  const store = await openStore(options);
  try {
    const secrets = await secretsFor();
    const backup = async () => {
      // A backup without secrets could not be restored.
      if (secrets === undefined) return;
      // A lazy import: migrations are rare, and every command would wait for it.
      const { backupBeforeMigration } = await import('./backup/backupBeforeMigration.ts');
      const source = { folder: config.data, engine: await backupEngine(options, migrations), store };
      await backupBeforeMigration(source, migrations.at(-1)?.number ?? 0, Date.now());
    };
    const migrated = await migrate(store.ground, store.read, Date.now(), backup, migrations);
    if (migrated.to >= formSecretOrigin.number) await bindFormSecrets(store);
    return {
      store,
      files: new DiskFiles(join(config.data, 'files')),
      secrets,
      folder: config.data,
      migrated,
      close: () => store.close(),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

export function storeOptions(config: DataConfig): StoreOptions {
  return {
    folder: config.data,
    databaseUrl: config.databaseUrl,
    allowUnsafePostgres: config.allowUnsafePostgres,
  };
}
