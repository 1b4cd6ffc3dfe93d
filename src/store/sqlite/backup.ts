import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newUuid } from '#kit/ids.ts';
import {
  type BackupEngine,
  DamagedDatabase,
  type DatabaseSnapshot,
  liveTables,
  type PreparedDatabase,
  refuseOccupants,
  storageKeysQuery,
} from '../backup.ts';
import { migrate } from '../migration/migrate.ts';
import type { Migration } from '../migration/migration.ts';
import { occupantsQuery, toOccupants } from '../query/operate/occupants.ts';
import { Connection, openMain } from './connection.ts';
import { openSqlite } from './open.ts';
import { vacuumInto } from './vacuumInto.ts';

const databaseFile = 'canvass.db';

export function sqliteBackup(folder: string, migrations: readonly Migration[]): BackupEngine {
  const live = join(folder, databaseFile);
  return {
    name: 'sqlite',
    snapshot: (staging) => takeSnapshot(live, join(staging, databaseFile)),
    prepare: (parts, schema, installation) => prepare(live, parts, { schema, installation }, migrations),
  };
}

/**
 * `VACUUM INTO` reads one snapshot of the database and never blocks a writer. SQLite's backup API is no
 * alternative: from a second connection it restarts at every write and may never finish.
 */
async function takeSnapshot(live: string, path: string): Promise<DatabaseSnapshot> {
  await rm(path, { force: true });
  await vacuumInto(live, path);
  const copy = new Connection(path, { readOnly: true });
  const schema = schemaOf(copy);
  return {
    schema,
    async *storageKeys() {
      yield* storageKeysOf(copy, storageKeysQuery(schema));
    },
    async *parts() {
      const { size } = await stat(path);
      yield { name: databaseFile, size, content: createReadStream(path) };
    },
    close: async () => copy.close(),
  };
}

async function prepare(
  live: string,
  parts: string,
  { schema, installation }: { schema: number; installation: string },
  migrations: readonly Migration[],
): Promise<PreparedDatabase> {
  const path = join(parts, databaseFile);
  if ((await stat(path).catch(() => undefined)) === undefined) throw new DamagedDatabase('no database');
  const before = check(path);
  if (before.schema !== schema) throw new DamagedDatabase('its schema is not the one it names');
  if (schema < (migrations.at(-1)?.number ?? 0)) {
    const store = openSqlite(parts);
    try {
      await migrate(store.ground, store.read, Date.now(), async () => {}, migrations);
    } finally {
      await store.close();
    }
  }
  nameInstallation(path, installation);
  const connection = openMain(live);
  try {
    // The copy was checked as a whole, so its rows need no foreign key checks; without them the tables are
    // replaced many times faster, and writers wait less. Temporary tables go to disk.
    connection.handle.exec(
      'PRAGMA foreign_keys = OFF; PRAGMA temp_store = FILE; PRAGMA busy_timeout = 30000',
    );
    connection.handle.prepare('ATTACH ? AS restored').run(path);
    const tables = tablesOf(connection, 'main');
    if (JSON.stringify(tables) !== JSON.stringify(tablesOf(connection, 'restored')))
      throw new DamagedDatabase('its tables are not those of its schema');
    return {
      replaceLive: async (mayReplace) => replaceLive(connection, Object.keys(tables), mayReplace),
      close: async () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}

function replaceLive(connection: Connection, tables: readonly string[], mayReplace: boolean): void {
  const { handle } = connection;
  handle.exec('CREATE TEMP TABLE old_content (storage_key TEXT NOT NULL)');
  handle.exec('BEGIN IMMEDIATE');
  try {
    if (!mayReplace) refuseOccupants(toOccupants(handle.prepare(occupantsQuery).get()));
    handle.exec(
      `INSERT INTO temp.old_content SELECT storage_key FROM main.file WHERE storage_key IS NOT NULL
        UNION SELECT storage_key FROM main.upload
        UNION SELECT logo_storage_key FROM main.organization WHERE logo_storage_key IS NOT NULL
        UNION SELECT storage_key FROM main.unneeded_content`,
    );
    for (const table of tables) {
      handle.exec(`DELETE FROM main."${table}"`);
      handle.exec(`INSERT INTO main."${table}" SELECT * FROM restored."${table}"`);
    }
    handle
      .prepare(`INSERT OR IGNORE INTO main.unneeded_content (storage_key, noted_at)
        SELECT storage_key, ? FROM temp.old_content`)
      .run(Date.now());
    handle.prepare('INSERT INTO main.erasure (id, noted_at) VALUES (?, ?)').run(newUuid(), Date.now());
    handle.exec('COMMIT');
  } catch (error) {
    if (handle.isTransaction) handle.exec('ROLLBACK');
    throw error;
  }
  // All rows went through the WAL, which would otherwise keep its size. If a reader blocks the
  // checkpoint, the WAL stays large.
  handle.exec('PRAGMA busy_timeout = 1000; PRAGMA wal_checkpoint(TRUNCATE)');
}

function nameInstallation(path: string, installation: string): void {
  const copy = new Connection(path);
  try {
    copy.handle
      .prepare(
        `INSERT INTO installation (number, id, deliveries_held_at) VALUES (1, ?, ?)
          ON CONFLICT (number) DO UPDATE SET id = excluded.id, deliveries_held_at = excluded.deliveries_held_at`,
      )
      .run(installation, Date.now());
  } finally {
    copy.close();
  }
}

/** The checksum of a backup shows that nothing changed since; this shows that it was valid to begin with. */
function check(path: string): { schema: number } {
  let copy: Connection | undefined;
  try {
    copy = new Connection(path, { readOnly: true });
    const [found] = copy.handle.prepare('PRAGMA integrity_check(1)').all();
    if (found?.integrity_check !== 'ok') throw new DamagedDatabase(String(found?.integrity_check));
    if (copy.handle.prepare('PRAGMA foreign_key_check').get() !== undefined)
      throw new DamagedDatabase('a row points to one that is missing');
    return { schema: schemaOf(copy) };
  } catch (error) {
    if (error instanceof DamagedDatabase) throw error;
    throw new DamagedDatabase(error instanceof Error ? error.message : String(error));
  } finally {
    copy?.close();
  }
}

function schemaOf(connection: Connection): number {
  const row = connection.handle.prepare('SELECT max(number) AS number FROM migration').get();
  return Number(row?.number ?? 0);
}

/** Each table with its columns in order. */
function tablesOf(connection: Connection, schema: 'main' | 'restored'): Record<string, string[]> {
  const rows = connection.handle
    .prepare(
      `SELECT list.name AS name, info.name AS column
      FROM pragma_table_list AS list JOIN pragma_table_info(list.name, list.schema) AS info
      WHERE list.schema = ? AND list.type = 'table' AND list.name NOT LIKE 'sqlite~_%' ESCAPE '~'
        AND list.name NOT IN (${liveTables.map((name) => `'${name}'`).join(', ')})
      ORDER BY list.name, info.cid`,
    )
    .all(schema);
  const tables: Record<string, string[]> = {};
  for (const { name, column } of rows) {
    tables[String(name)] ??= [];
    tables[String(name)]?.push(String(column));
  }
  return tables;
}

function* storageKeysOf(connection: Connection, query: string): Generator<string> {
  for (const row of connection.handle.prepare(query).iterate()) yield String(row.storage_key);
}
