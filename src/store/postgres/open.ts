import { sql } from 'kysely';
import type pg from 'pg';
import { WakeUp } from '#kit/async/wakeUp.ts';
import { isFailed } from '#kit/result.ts';
import { DiskFullLimits } from '../diskFullLimits.ts';
import { DiskFullWindows } from '../diskFullWindows.ts';
import { GroupedLimits } from '../groupedLimits.ts';
import { leasesOver } from '../leases.ts';
import { migrations } from '../migration/all.ts';
import type { MigrationRunner } from '../migration/migrate.ts';
import { RunSignal } from '../runSignal.ts';
import type { PoolUse, Store, WriteTransaction } from '../store.ts';
import type { Database } from '../tables.ts';
import { addCounts } from './addCounts.ts';
import { countedWindowTable, PostgresCountedWindows } from './countedWindows.ts';
import { openPool, queriesOver } from './dialect.ts';
import { findSubmissions } from './findSubmissions.ts';
import { formBatch } from './formBatch.ts';
import { insertResponses } from './insertResponses.ts';
import { PostgresLimits } from './limits.ts';
import { overwriteErased } from './overwriteErased.ts';
import { responsePage } from './responsePage.ts';
import { runBatch } from './runBatch.ts';
import { canvassTables, lockTablesStatement } from './tables.ts';
import { words } from './words.ts';

const facts = { key: 'TEXT COLLATE "C"', withoutRowid: '', engine: 'postgres' } as const;

/** An arbitrary advisory lock id: it keeps two processes from migrating one database at once. */
const migrationLock = 7_263_911;

/** The server would acknowledge commits that a power cut can lose. */
class UnsafePostgres extends Error {
  constructor(setting: string) {
    super(
      `PostgreSQL runs with ${setting}=off: a power cut could lose or corrupt stored responses. ` +
        `Turn ${setting} on, or set CANVASS_UNSAFE_POSTGRES=1 to accept the loss.`,
    );
    this.name = 'UnsafePostgres';
  }
}

export interface PostgresOptions {
  url: string;
  allowUnsafe: boolean;
  poolSize?: number;
}

export async function openPostgres({ url, allowUnsafe, poolSize = 10 }: PostgresOptions): Promise<Store> {
  const pool = openPool(urlWithSetting(url, 'synchronous_commit=on'), poolSize);
  const limitPool = openPool(urlWithSetting(url, 'synchronous_commit=off'), 4);
  const db = queriesOver(pool);
  try {
    if (!allowUnsafe) await refuseUnsafe(pool);
    await ensureLimitTables(limitPool);
  } catch (error) {
    await Promise.all([db.destroy(), limitPool.end()]);
    throw error;
  }

  // A read under a lock must see what was committed while it waited, regardless of the server's default.
  const committed = db.transaction().setIsolationLevel('read committed');
  const runSignal = new RunSignal();
  const inTransaction: Store['write'] = async (work) => {
    let hasNewRuns = false;
    const result = await committed.execute((transaction) => {
      const writeTransaction: WriteTransaction = {
        db: transaction,
        insertResponses: (organizationId, rows) => insertResponses(transaction, organizationId, rows),
        findSubmissions: (organizationId, keys) => findSubmissions(transaction, organizationId, keys),
        addCounts: (organizationId, counts) => addCounts(transaction, organizationId, counts),
        forms: formBatch(transaction),
        runs: runBatch(transaction, () => {
          hasNewRuns = true;
        }),
        lockForms: async (organizationId, formIds) => {
          // Locks in a fixed order, so that two processes never deadlock. NO KEY UPDATE excludes only other holders of
          // this lock: a transaction that inserts a row referencing the form must not wait, because it may hold a lock
          // that this one needs next, such as the organisation's.
          await sql`SELECT id FROM form WHERE organization_id = ${organizationId} AND id = ANY(${[...formIds]})
            ORDER BY id FOR NO KEY UPDATE`.execute(transaction);
        },
        lockOrganization: async (organizationId) => {
          // As for forms.
          await sql`SELECT id FROM organization WHERE id = ${organizationId} FOR NO KEY UPDATE`.execute(
            transaction,
          );
        },
      };
      return work(writeTransaction);
    });
    if (hasNewRuns) runSignal.send();
    return result;
  };
  const commits = new WakeUp();
  const write: Store['write'] = async (work) => {
    const result = await rollBackFailed(inTransaction, work);
    commits.wake();
    return result;
  };

  return {
    engine: 'postgres',
    words,
    commits,
    read: db,
    readStale: db,
    ground: migrationsOn(db),
    limits: new DiskFullLimits(new GroupedLimits(new PostgresLimits(limitPool))),
    countedWindows: new DiskFullWindows(new PostgresCountedWindows(limitPool)),
    leases: leasesOver({ engine: 'postgres', read: db, write }),
    write,
    formsStamp: undefined,
    onRuns: (listener) => runSignal.listen(listener),
    snapshot: async (work) => {
      const hold = await tableHold(pool);
      return await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await sql.raw(hold).execute(transaction);
          return await work(transaction);
        });
    },
    findSubmissions: (organizationId, keys) => findSubmissions(db, organizationId, keys),
    responsePage: (organizationId, formId, window) => responsePage(pool, organizationId, formId, window),
    overwriteErased: () => overwriteErased(pool),
    sizes: async () => {
      const { rows } = await pool.query<{ bytes: number }>(
        'SELECT pg_database_size(current_database()) AS bytes',
      );
      return { data: rows[0]?.bytes ?? 0 };
    },
    pools: () => [poolUse('main', pool), poolUse('limits', limitPool)],
    async close() {
      await Promise.all([db.destroy(), limitPool.end()]);
    },
  };
}

async function refuseUnsafe(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes']) {
    const { rows } = await pool.query<{ value: string }>('SELECT current_setting($1) AS value', [setting]);
    if (rows[0]?.value === 'off') throw new UnsafePostgres(setting);
  }
}

function migrationsOn(db: Database): MigrationRunner {
  return {
    facts,
    hasMigrationTable: async (on) => {
      // Not to_regclass: inside a transaction it may answer from the session's cache and miss a table that
      // another process created while this one waited for the lock.
      const { rows } = await sql`SELECT 1 FROM pg_tables
        WHERE tablename = 'migration' AND schemaname = ANY(current_schemas(false))`.execute(on);
      return rows.length > 0;
    },
    alone: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(transaction);
        return await work(transaction);
      }),
  };
}

/** Rolls the transaction back if the work returns a failed result, and returns that result. */
async function rollBackFailed<T>(
  inTransaction: Store['write'],
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  const rollback = new Error('the use case failed');
  let result: T | undefined;
  try {
    return await inTransaction(async (transaction) => {
      result = await work(transaction);
      if (isFailed(result)) throw rollback;
      return result;
    });
  } catch (error) {
    if (error !== rollback || result === undefined) throw error;
    return result;
  }
}

function poolUse(name: PoolUse['name'], { options, totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return {
    name,
    size: options.max ?? totalCount,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  };
}

async function tableHold(pool: ReturnType<typeof openPool>): Promise<string> {
  const client = await pool.connect();
  try {
    return lockTablesStatement(await canvassTables(client, migrations));
  } finally {
    client.release();
  }
}

const requestLimitTable = `CREATE TABLE IF NOT EXISTS request_limit (
  organization_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  reset BIGINT NOT NULL,
  count INTEGER NOT NULL
) WITH (fillfactor = 50)`;

/** Two processes that start together may both find them missing; the loser's error means that they exist. */
async function ensureLimitTables(pool: ReturnType<typeof openPool>): Promise<void> {
  for (const [name, statement] of [
    ['request_limit', requestLimitTable],
    ['submission_window', countedWindowTable],
  ] as const) {
    try {
      await pool.query(statement);
    } catch (error) {
      const { rows } = await pool.query('SELECT to_regclass($1) AS found', [name]);
      if (rows[0]?.found === null) throw error;
    }
  }
}

/** Adds one setting for every connection to the URL, such as `search_path=elsewhere`. */
export function urlWithSetting(url: string, setting: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options');
  address.searchParams.set('options', `${options === null ? '' : `${options} `}-c ${setting}`);
  return address.toString();
}
