import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupEngine, type DatabasePart, type DatabaseSnapshot, storageKeysQuery } from '../backup.ts';
import type { Migration } from '../migration/migration.ts';
import { connect } from './connectOutsidePool.ts';
import { prepareRestore } from './restore.ts';
import {
  canvassTables,
  lockTablesStatement,
  pieceName,
  shapeText,
  type TableShape,
  tableList,
} from './tables.ts';

/** A tar entry starts with its size, so a table is split into pieces that fit into memory. */
const pieceSize = 4 * 1024 * 1024;

export function postgresBackup(url: string, migrations: readonly Migration[]): BackupEngine {
  return {
    name: 'postgres',
    snapshot: () => takeSnapshot(url, migrations),
    prepare: (parts, schema, installation) =>
      prepareRestore(url, parts, { schema, installation }, migrations),
  };
}

async function takeSnapshot(url: string, migrations: readonly Migration[]): Promise<DatabaseSnapshot> {
  const client = await connect(url);
  try {
    const tables = await beginSnapshot(client, migrations);
    const { rows } = await client.query<{ number: number }>('SELECT max(number) AS number FROM migration');
    const schema = Number(rows[0]?.number ?? 0);
    return {
      schema,
      async *storageKeys() {
        const query = `COPY (${storageKeysQuery(schema)}) TO STDOUT`;
        yield* createInterface({ input: client.query(copyTo(query)) });
      },
      parts: () => partsOf(client, tables),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/**
 * Locks the tables against schema changes before it takes the snapshot: a table that a migration rewrites after
 * the snapshot would appear empty in it.
 */
async function beginSnapshot(client: pg.Client, migrations: readonly Migration[]): Promise<TableShape[]> {
  for (;;) {
    const tables = await canvassTables(client, migrations);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(lockTablesStatement(tables));
    const now = await canvassTables(client, migrations);
    if (JSON.stringify(now) === JSON.stringify(tables)) return tables;
    await client.query('ROLLBACK');
  }
}

async function* partsOf(client: pg.Client, tables: readonly TableShape[]): AsyncGenerator<DatabasePart> {
  const list = Buffer.from(JSON.stringify(tables));
  yield { name: tableList, size: list.length, content: list };
  for (const table of tables) {
    let number = 0;
    for await (const content of pieces(client.query(copyTo(`COPY ${shapeText(table)} TO STDOUT`)))) {
      number += 1;
      yield { name: pieceName(table.name, number), size: content.length, content };
    }
  }
}

async function* pieces(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < pieceSize) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
