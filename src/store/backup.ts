import type { Readable } from 'node:stream';
import { migrations as known } from './migration/all.ts';
import type { Migration } from './migration/migration.ts';
import type { StoreOptions } from './open.ts';
import type { Occupants } from './query/operate/occupants.ts';
import type { EngineName } from './store.ts';

/** A piece of the database as it lies in a backup. The name is a plain file name. */
export interface DatabasePart {
  name: string;
  size: number;
  content: Readable | Uint8Array;
}

/** The database at one moment, while others go on writing. */
export interface DatabaseSnapshot {
  schema: number;
  /**
   * Every content that a file or a logo of this moment names; not of an unfinished import, whose rows come before their
   * content and are taken back after a restore. To be read to its end before `parts`.
   */
  storageKeys(): AsyncIterable<string>;
  parts(): AsyncIterable<DatabasePart>;
  close(): Promise<void>;
}

/** A database out of a backup, checked and brought to the schema of this program, beside the live one. */
export interface PreparedDatabase {
  /**
   * Puts its rows in the place of all live ones, in one transaction, and notes all content that the old ones named to be
   * removed, unless a new one names it too. Throws {@link Occupied} when there is something that only `mayReplace` would
   * take away.
   */
  replaceLive(mayReplace: boolean): Promise<void>;
  close(): Promise<void>;
}

/** What {@link DatabaseSnapshot.storageKeys} gives. Logos came with the ninth migration, before which backups are made too. */
export function storageKeysQuery(schema: number): string {
  const files = 'SELECT storage_key FROM file WHERE storage_key IS NOT NULL AND import_id IS NULL';
  const logos = 'SELECT logo_storage_key AS storage_key FROM organization WHERE logo_storage_key IS NOT NULL';
  return schema < 9 ? files : `${files} UNION ALL ${logos}`;
}

/** What is about the live database and not about its data: never in a backup, and left alone by a restore. */
export const liveTables: readonly string[] = ['migration', 'lease'];

/** How an engine is backed up and restored; the same on both. */
export interface BackupEngine {
  name: EngineName;
  /** `staging` is an empty folder that the engine may use until `close`. */
  snapshot(staging: string): Promise<DatabaseSnapshot>;
  /**
   * `parts` is the folder with the parts of a snapshot of `schema`, `installation` the name that its secrets have: older
   * ones do not say it. Throws {@link DamagedDatabase}.
   */
  prepare(parts: string, schema: number, installation: string): Promise<PreparedDatabase>;
}

/** The parts are not what a backup of ours holds, although their checksum is right. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';
}

/** The installation holds something that must not be replaced; nothing was changed. */
export class Occupied extends Error {
  override name = 'Occupied';
  readonly occupants: Occupants;

  constructor(occupants: Occupants) {
    super('the installation holds data');
    this.occupants = occupants;
  }
}

export function refuseOccupants(occupants: Occupants): void {
  if (occupants.organizations + occupants.users > 0) throw new Occupied(occupants);
}

/** Something else keeps the restore from going on; nothing was changed, and it may work later. */
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
