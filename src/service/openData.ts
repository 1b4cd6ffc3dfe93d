import { join } from 'node:path';
import type { Config } from '#config';
import { backupEngine } from '#store/backup.ts';
import { DiskFiles } from '#store/files/disk.ts';
import { migrations as known } from '#store/migration/all.ts';
import { type MigrationOutcome, migrate } from '#store/migration/migrate.ts';
import type { Migration } from '#store/migration/migration.ts';
import { openStore, type StoreOptions } from '#store/open.ts';
import { loadSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';
import { toDataUnusable } from './dataUnusable.ts';

/** An open installation: database, file content and secrets. */
export interface Data {
  store: Store;
  files: DiskFiles;
  secrets: Secrets;
  folder: string;
  migrated: MigrationOutcome;
  close(): Promise<void>;
}

export type DataConfig = Pick<Config, 'data' | 'databaseUrl' | 'allowUnsafePostgres'>;

/** Opens the installation, making and migrating it where needed. Every command and the service begin here. */
export async function openData(config: DataConfig, migrations: readonly Migration[] = known): Promise<Data> {
  try {
    return await open(config, migrations);
  } catch (error) {
    throw toDataUnusable(error, config);
  }
}

async function open(config: DataConfig, migrations: readonly Migration[]): Promise<Data> {
  const options = storeOptions(config);
  const store = await openStore(options);
  try {
    const secrets = await loadSecrets(config.data);
    const backup = async () => {
      // Loaded when it is needed, which is seldom: every command waits for its imports.
      const { backupBeforeMigration } = await import('./backup/backupBeforeMigration.ts');
      const source = {
        folder: config.data,
        engine: await backupEngine(options, migrations),
        read: store.read,
      };
      await backupBeforeMigration(source, migrations.at(-1)?.number ?? 0, Date.now());
    };
    const migrated = await migrate(store.ground, store.read, Date.now(), backup, migrations);
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
