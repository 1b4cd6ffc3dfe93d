import { restoreBackup } from '#service/operate/backup/restoreBackup.ts';
import { type DataConfig, openWithAnySecrets, storeOptions } from '#service/operate/openData.ts';
import { backupEngine } from '#store/backup.ts';

/**
 * Restores a backup and is killed after the rows and before the secrets are replaced. The tests run it as a process.
 */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const { store, files, folder, migrated } = await openWithAnySecrets(config);
const own = await backupEngine(storeOptions(config));
const engine: typeof own = {
  ...own,
  prepare: async (...given) => {
    const prepared = await own.prepare(...given);
    return {
      ...prepared,
      replaceLive: async (mayReplace) => {
        await prepared.replaceLive(mayReplace);
        process.kill(process.pid, 'SIGKILL');
      },
    };
  },
};
const target = { folder, engine, store, files, schema: migrated.to };
await restoreBackup(target, { path: process.argv[3] ?? '', replace: true });
