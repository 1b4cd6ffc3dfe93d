import type { Readable } from 'node:stream';
import { migrations as known } from './migration/all.ts';
import type { Migration } from './migration/migration.ts';
import type { StoreOptions } from './open.ts';
import type { Occupants } from './query/operate/occupants.ts';
import type { EngineName } from './store.ts';

/** One file of a database backup. The name is a plain file name. */
export interface DatabasePart {
  name: string;
  size: number;
  content: Readable | Uint8Array;
}

/** A consistent snapshot of the database; writers continue meanwhile. */
export interface DatabaseSnapshot {
  schema: number;
  /**
   * Every storage key that a file or a logo names in this snapshot, except those of an unfinished import, whose rows
   * precede their content and are rolled back after a restore. Read it to the end before `parts`.
   */
  storageKeys(): AsyncIterable<string>;
  parts(): AsyncIterable<DatabasePart>;
  close(): Promise<void>;
}

/** A database from a backup, checked and migrated to this program's schema, beside the live one. */
export interface PreparedDatabase {
  /**
   * Replaces all live rows in one transaction and queues the content of the old rows for removal, which spares
   * content that a new row names. Throws {@link RefusedToReplace} if data would be lost and `mayReplace` is false.
   */
  replaceLive(mayReplace: boolean): Promise<void>;
  close(): Promise<void>;
}

/**
 * The query behind {@link DatabaseSnapshot.storageKeys}. Backups from before the ninth migration have no logos.
 */
export function storageKeysQuery(schema: number): string {
  const files = 'SELECT storage_key FROM file WHERE storage_key IS NOT NULL AND import_id IS NULL';
  const logos = 'SELECT logo_storage_key AS storage_key FROM organization WHERE logo_storage_key IS NOT NULL';
  return schema < 9 ? files : `${files} UNION ALL ${logos}`;
}

/**
 * Tables about the running database rather than its data. A restore leaves them alone; only backups of SQLite, which
 * copy the whole file, contain them.
 */
export const liveTables: readonly string[] = ['migration', 'lease', 'erasure'];

/** Backup and restore of one engine. */
export interface BackupEngine {
  name: EngineName;
  /** `staging` is an empty folder that the engine may use until `close`. */
  snapshot(staging: string): Promise<DatabaseSnapshot>;
  /**
   * `parts` is the folder with the parts of a snapshot of `schema`; `installation` is the name of its secrets,
   * which older snapshots do not contain. Throws {@link DamagedDatabase}.
   */
  prepare(parts: string, schema: number, installation: string): Promise<PreparedDatabase>;
}

/** The parts are not a valid Canvass backup, although their checksum matches. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';
}

/** The installation holds data that must not be replaced; nothing was changed. */
export class RefusedToReplace extends Error {
  override name = 'Occupied';
  readonly occupants: Occupants;

  constructor(occupants: Occupants) {
    super('the installation holds data');
    this.occupants = occupants;
  }
}

export function refuseOccupants(occupants: Occupants): void {
  if (occupants.organizations + occupants.users > 0) throw new RefusedToReplace(occupants);
}

/** Another process blocks the restore; nothing was changed, and a retry may succeed. */
export class RestoreBlocked extends Error {
  override name = 'RestoreBlocked';
}

export async function backupEngine(
  options: StoreOptions,
  migrations: readonly Migration[] = known,
): Promise<BackupEngine> {
  if (options.databaseUrl !== undefined) {
    const { postgresBackup } = await import('./postgres/backup.ts');
    return postgresBackup(options.databaseUrl, migrations);
  }
  const { sqliteBackup } = await import('./sqlite/backup.ts');
  return sqliteBackup(options.folder, migrations);
}
