import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import pg from 'pg';
import { beginData, type Data, type DataConfig } from '#service/operate/openData.ts';
import type { EngineName } from '#store/store.ts';
import { isFullRun } from './fullRun.ts';
import { postgresTemplate } from './postgresTemplate.ts';
import { sqliteTemplate } from './sqliteTemplate.ts';

/** A fresh installation. `await using data = await engine.open()` removes it at the end of the test. */
export interface TestData extends Data {
  config: DataConfig;
  /** The environment in which `node bin/canvass …` works on this installation. */
  env: NodeJS.ProcessEnv;
  /** Opens the same installation again, like another process. */
  openAgain(): Promise<Data>;
  /** Closes and removes it. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A location for an installation, still empty. */
export interface TestLocation {
  config: DataConfig;
  env: NodeJS.ProcessEnv;
  remove(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Engine {
  name: EngineName;
  open(): Promise<TestData>;
  location(): Promise<TestLocation>;
}

/** Quick tests set `skip` to leave PostgreSQL out. */
const isSkipped = process.env.CANVASS_TEST_POSTGRES === 'skip';
const postgresUrl = isSkipped ? undefined : process.env.CANVASS_TEST_POSTGRES || undefined;
export const hasPostgres = postgresUrl !== undefined;
const titles = { sqlite: 'on SQLite', postgres: 'on PostgreSQL' } as const;

/**
 * Runs a suite on every engine. Without `CANVASS_TEST_POSTGRES` (which `npm test` sets) the PostgreSQL half is
 * skipped when run by hand and fails in CI, so that it cannot go missing unnoticed.
 */
export function eachEngine(suite: (engine: Engine) => void): void {
  describe(titles.sqlite, () => suite(engine('sqlite')));
  if (isSkipped) return;
  if (postgresUrl !== undefined) {
    describe(titles.postgres, () => suite(engine('postgres')));
    return;
  }
  const reason = 'CANVASS_TEST_POSTGRES is not set; npm test starts a PostgreSQL and sets it';
  if (process.env.CI === 'true') {
    test(titles.postgres, () => {
      throw new Error(reason);
    });
  } else {
    test(titles.postgres, { skip: reason });
  }
}

/**
 * Runs a suite on SQLite, and in full runs on PostgreSQL, too. For what is the same above the store: HTTP, commands, files, turns. Its
 * statements run on both engines in `test/store`, in the suites of responses, submissions and workflows, or in the matrix of
 * routes, which calls every one on both.
 */
export function onSqlite(suite: (engine: Engine) => void): void {
  if (isFullRun) eachEngine(suite);
  else describe(titles.sqlite, () => suite(engine('sqlite')));
}

/** Tests that stop PostgreSQL pass the address of a separate server. */
export function engine(name: EngineName, serverUrl = postgresUrl): Engine {
  if (name === 'sqlite')
    return { name, location: sqliteLocation, open: () => openTestData(migratedSqliteLocation) };
  return {
    name,
    location: () => postgresLocation(serverUrl),
    open: () => openTestData(() => postgresLocation(serverUrl, postgresTemplate)),
  };
}

async function openTestData(makeLocation: () => Promise<TestLocation>): Promise<TestData> {
  const location = await makeLocation();
  const opened: Data[] = [];
  const openAgain = async () => {
    const data = await beginData(location.config);
    opened.push(data);
    return data;
  };
  try {
    const data = await openAgain();
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= Promise.allSettled(opened.map((each) => each.close())).then(() => location.remove());
      return closing;
    };
    return {
      ...data,
      config: location.config,
      env: location.env,
      openAgain,
      close,
      [Symbol.asyncDispose]: close,
    };
  } catch (error) {
    await location.remove();
    throw error;
  }
}

async function sqliteLocation(): Promise<TestLocation> {
  const data = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  return toLocation({ data, databaseUrl: undefined, allowUnsafePostgres: false }, async () => {});
}

async function migratedSqliteLocation(): Promise<TestLocation> {
  const location = await sqliteLocation();
  await writeFile(join(location.config.data, 'canvass.db'), await sqliteTemplate());
  return location;
}

/** A separate database, because tests run in parallel on one server. */
async function postgresLocation(
  serverUrl: string | undefined,
  templateOf?: (serverUrl: string) => Promise<string>,
): Promise<TestLocation> {
  if (serverUrl === undefined) throw new Error('CANVASS_TEST_POSTGRES is not set');
  const name = `canvass_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const template = await templateOf?.(serverUrl);
  // Copying files is faster than writing the template through the log, PostgreSQL's default.
  const from = template === undefined ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`;
  await administer(serverUrl, `CREATE DATABASE ${name}${from}`);
  const data = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  return toLocation({ data, databaseUrl: url.href, allowUnsafePostgres: false }, () =>
    administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}

function toLocation(config: DataConfig, removeDatabase: () => Promise<void>): TestLocation {
  const remove = async () => {
    await removeDatabase();
    await rm(config.data, { recursive: true, force: true });
  };
  return { config, env: environmentFor(config), remove, [Symbol.asyncDispose]: remove };
}

function environmentFor(config: DataConfig): NodeJS.ProcessEnv {
  const foreign = /^(DATABASE_URL|NODE_TEST_CONTEXT|CANVASS_(?!TEST_).*)$/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
  const database = config.databaseUrl === undefined ? {} : { DATABASE_URL: config.databaseUrl };
  // All visitors of a test share one address, and exceed the rate limit.
  return { ...env, CANVASS_DATA: config.data, CANVASS_SUBMIT_LIMIT: '0', ...database };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
