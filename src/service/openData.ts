import { join } from 'node:path';
import type { Config } from '#config';
import { DiskFiles } from '#store/files/disk.ts';
import { type MigrationOutcome, migrate } from '#store/migration/migrate.ts';
import { openStore } from '#store/open.ts';
import { loadSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';

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
export async function openData(config: DataConfig): Promise<Data> {
  const store = await openStore({
    folder: config.data,
    databaseUrl: config.databaseUrl,
    allowUnsafePostgres: config.allowUnsafePostgres,
  });
  try {
    const secrets = await loadSecrets(config.data);
    const migrated = await migrate(store.ground, store.read, Date.now(), async () => {});
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
