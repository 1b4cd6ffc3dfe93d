import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DamagedDatabase, type PreparedDatabase, RestoreBlocked, refuseOccupants } from '../backup.ts';
import { migrate } from '../migration/migrate.ts';
import type { Migration } from '../migration/migration.ts';
import { occupantsQuery, toOccupants } from '../query/operate/occupants.ts';
import { connect } from './connectOutsidePool.ts';
import { openPostgres, urlWithSetting } from './open.ts';
import { canvassTables, pieceName, quoted, shapeText, type TableShape, tableList } from './tables.ts';

/** A staging schema: a backup is read, migrated and checked there before anything live changes. */
const stagingSchema = 'canvass_restore';
const restoreLock = 7_263_912;

/** Gives up locking the live tables after this time, because every reader queues behind the waiting lock. */
const lockTimeout = '30s';

export async function prepareRestore(
  url: string,
  parts: string,
  { schema, installation }: { schema: number; installation: string },
  migrations: readonly Migration[],
): Promise<PreparedDatabase> {
  const client = await connect(url);
  const close = async () => {
    try {
      await client.query(`DROP SCHEMA IF EXISTS ${stagingSchema} CASCADE`);
    } finally {
      await client.end();
    }
  };
  try {
    // Held until the connection ends, even by a crash, so that leftovers of a crash can be
    // told from a running restore.
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${restoreLock}) AS alone`);
    if (rows[0]?.alone !== true) {
      await client.end();
      throw new RestoreBlocked('Another restore into this database is under way.');
    }
    await client.query(`DROP SCHEMA IF EXISTS ${stagingSchema} CASCADE`);
    await client.query(`CREATE SCHEMA ${stagingSchema}`);
    const tables = await fillStagingSchema(url, parts, schema, migrations);
    if (JSON.stringify(tables) !== JSON.stringify(await canvassTables(client, migrations)))
      throw new DamagedDatabase('its tables are not those of its schema');
    await client.query(
      `INSERT INTO ${stagingSchema}.installation (number, id, deliveries_held_at) VALUES (1, $1, $2)
        ON CONFLICT (number) DO UPDATE SET id = excluded.id, deliveries_held_at = excluded.deliveries_held_at`,
      [installation, Date.now()],
    );
    return {
      replaceLive: (mayReplace) => replaceLive(client, tables, mayReplace),
      close,
    };
  } catch (error) {
    if (!(error instanceof RestoreBlocked)) await close();
    throw error;
  }
}

/** Creates the tables with the backup's schema, fills them, and migrates them to the current one. */
async function fillStagingSchema(
  url: string,
  parts: string,
  schema: number,
  migrations: readonly Migration[],
): Promise<TableShape[]> {
  const address = urlWithSetting(url, `search_path=${stagingSchema}`);
  const store = await openPostgres({ url: address, allowUnsafe: true, poolSize: 2 });
  const client = await connect(address);
  try {
    const then = migrations.filter(({ number }) => number <= schema);
    await migrate(store.ground, store.read, Date.now(), async () => {}, then);
    const tables = await canvassTables(client, migrations);
    const listed = await readFile(join(parts, tableList), 'utf8').catch(() => '');
    if (listed !== JSON.stringify(tables))
      throw new DamagedDatabase('its tables are not those of its schema');
    // Migrations may have written rows, which the backup has too.
    if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) {
      const copy = client.query(copyFrom(`COPY ${shapeText(table)} FROM STDIN`));
      await pipeline(Readable.from(pieces(parts, table.name)), copy);
    }
    await migrate(store.ground, store.read, Date.now(), async () => {}, migrations);
    return await canvassTables(client, migrations);
  } catch (error) {
    // Class 22 is data that does not fit its column, class 23 a constraint violation.
    if (error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ''))
      throw new DamagedDatabase(error.message);
    throw error;
  } finally {
    await client.end();
    await store.close();
  }
}

async function* pieces(folder: string, table: string): AsyncGenerator<Buffer> {
  for (let number = 1; ; number += 1) {
    const path = join(folder, pieceName(table, number));
    if ((await stat(path).catch(() => undefined)) === undefined) return;
    yield* createReadStream(path);
  }
}

async function replaceLive(
  client: pg.Client,
  tables: readonly TableShape[],
  mayReplace: boolean,
): Promise<void> {
  const all = tables.map(({ name }) => quoted(name)).join(', ');
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${lockTimeout}'`);
    await client.query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
    if (!mayReplace) refuseOccupants(toOccupants((await client.query(occupantsQuery)).rows[0]));
    await client.query(
      `CREATE TEMP TABLE old_content AS SELECT storage_key FROM file WHERE storage_key IS NOT NULL
        UNION SELECT storage_key FROM upload
        UNION SELECT logo_storage_key FROM organization WHERE logo_storage_key IS NOT NULL
        UNION SELECT storage_key FROM unneeded_content`,
    );
    await client.query(`TRUNCATE ${all}`);
    for (const table of tables) {
      const columns = table.columns.map(quoted).join(', ');
      await client.query(
        `INSERT INTO ${shapeText(table)} SELECT ${columns} FROM ${stagingSchema}.${quoted(table.name)}`,
      );
    }
    await client.query(
      `INSERT INTO unneeded_content (storage_key, noted_at) SELECT storage_key, $1 FROM old_content
        ON CONFLICT (storage_key) DO NOTHING`,
      [Date.now()],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // Lock timeout, or a deadlock in which this transaction was the victim.
    if (error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? ''))
      throw new RestoreBlocked('A long transaction uses the tables; try again when it has ended.');
    throw error;
  }
  // Until the server updates its statistics, it would plan for the old rows.
  await client.query(`ANALYZE ${all}`);
}
