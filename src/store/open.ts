import { mkdir } from 'node:fs/promises';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** The data folder: holds the SQLite files if there is no `databaseUrl`. */
  folder: string;
  databaseUrl: string | undefined;
  allowUnsafePostgres: boolean;
}

/** Opens the store without touching its schema; `service/operate/openData.ts` is the usual entry point. */
export async function openStore(options: StoreOptions): Promise<Store> {
  if (options.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open.ts');
    return await openPostgres({ url: options.databaseUrl, allowUnsafe: options.allowUnsafePostgres });
  }
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const { openSqlite } = await import('./sqlite/open.ts');
  return openSqlite(options.folder);
}
