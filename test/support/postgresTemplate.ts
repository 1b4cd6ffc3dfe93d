import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beginData } from '#service/operate/openData.ts';

/** An arbitrary advisory lock id: it keeps two processes from creating the template at once. */
const templateLock = 7_263_912;

/** By server: each test makes a database, and need not ask again. */
const found = new Map<string, Promise<string>>();

/**
 * The name of an empty, migrated template database on this server; copying it is faster than migrating. The
 * first caller creates it.
 */
export function postgresTemplate(serverUrl: string): Promise<string> {
  const template = found.get(serverUrl) ?? provideTemplate(serverUrl);
  found.set(serverUrl, template);
  return template;
}

async function provideTemplate(serverUrl: string): Promise<string> {
  const name = `canvass_template_${schemaHash()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await make(client, serverUrl, name);
    return name;
  } finally {
    await client.end();
  }
}

async function make(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const unfinished = `canvass_making_${randomBytes(6).toString('hex')}`;
  await client.query(`CREATE DATABASE ${unfinished}`);
  const url = new URL(serverUrl);
  url.pathname = `/${unfinished}`;
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  const data = await beginData({ data: folder, databaseUrl: url.href, allowUnsafePostgres: false });
  await data.close();
  await rm(folder, { recursive: true, force: true });
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

/** A long-lived server must not return an outdated schema. */
function schemaHash(): string {
  const store = join(import.meta.dirname, '../../src/store');
  const hash = createHash('sha256');
  for (const file of globSync(['migration/*.ts', 'postgres/*.ts'], { cwd: store }).sort())
    hash.update(readFileSync(join(store, file)));
  return hash.digest('hex').slice(0, 12);
}
