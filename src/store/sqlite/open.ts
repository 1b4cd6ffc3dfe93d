import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from '#kit/async/mutex.ts';
import { WakeUp } from '#kit/async/wakeUp.ts';
import { isFailed } from '#kit/result.ts';
import { DiskFullLimits } from '../diskFullLimits.ts';
import { DiskFullWindows } from '../diskFullWindows.ts';
import { GroupedLimits } from '../groupedLimits.ts';
import { leasesOver } from '../leases.ts';
import type { MigrationRunner } from '../migration/migrate.ts';
import { RunSignal } from '../runSignal.ts';
import type { Store, TimeCount, WriteTransaction } from '../store.ts';
import type { Database, OrganizationId } from '../tables.ts';
import { ChangeStamp } from './changeStamp.ts';
import { Checkpointer } from './checkpointer.ts';
import { Connection, openMain } from './connection.ts';
import { queriesOver } from './dialect.ts';
import { ErasedBytes } from './erased/erasedBytes.ts';
import { findSubmissions } from './findSubmissions.ts';
import { formBatch } from './formBatch.ts';
import { insertResponses } from './insertResponses.ts';
import { SqliteLimits } from './limits.ts';
import { LogCopier } from './logCopier.ts';
import { prepareResponsePage } from './responsePage.ts';
import { runBatch } from './runBatch.ts';
import { words } from './words.ts';

const facts = { key: 'TEXT', withoutRowid: ' WITHOUT ROWID', engine: 'sqlite' } as const;

/**
 * Milliseconds to wait for the write lock, which another process may hold for a whole batch. The wait does
 * not block the event loop.
 */
const lockTimeout = 30_000;

/** Opens `canvass.db` and `limits.db` in the data folder, creating missing ones. */
export function openSqlite(folder: string): Store {
  const path = join(folder, 'canvass.db');
  // One connection writes and one reads. Two writers in one thread would deadlock.
  const writer = openMain(path);
  const reader = openMain(path);
  const mutex = new Mutex();
  const commits = new WakeUp();
  const copier = new LogCopier();
  const limits = new SqliteLimits(join(folder, 'limits.db'), copier);
  const writing = queriesOver(writer);
  const read = queriesOver(reader);

  const runSignal = new RunSignal();
  // One transaction at a time, so one flag is enough.
  let hasNewRuns = false;
  const transaction: WriteTransaction = {
    db: writing,
    insertResponses: async (organizationId, rows) => insertResponses(writer, organizationId, rows),
    findSubmissions: async (organizationId, keys) => findSubmissions(writer, organizationId, keys),
    addCounts: async (organizationId, counts) => addCounts(writer, organizationId, counts),
    forms: formBatch(writing),
    runs: runBatch(writer, () => {
      hasNewRuns = true;
    }),
    lockForms: async () => {},
    lockOrganization: async () => {},
  };

  const stamp = new ChangeStamp(writer);
  const checkpointer = new Checkpointer({
    path,
    connection: writer,
    copier,
    alone: (task) => mutex.run(task),
  });

  const erasedBytes = new ErasedBytes({
    path,
    copier,
    alone: (task) => mutex.run(task),
  });

  const write: Store['write'] = (work, extent) =>
    mutex.run(async () => {
      await begin(writer);
      hasNewRuns = false;
      try {
        const result = await work(transaction);
        if (isFailed(result)) {
          writer.handle.exec('ROLLBACK');
          return result;
        }
        writer.handle.exec('COMMIT');
        checkpointer.committed();
        if (extent?.ofForms !== 'counts') stamp.change();
        commits.wake();
        if (hasNewRuns) runSignal.send();
        return result;
      } catch (error) {
        if (writer.handle.isTransaction) writer.handle.exec('ROLLBACK');
        throw error;
      }
    });

  let page: ReturnType<typeof prepareResponsePage> | undefined;

  return {
    engine: 'sqlite',
    words,
    commits,
    read,
    readStale: read,
    ground: migrationsBy(write),
    limits: new DiskFullLimits(new GroupedLimits(limits)),
    countedWindows: new DiskFullWindows(limits.countedWindows),
    leases: leasesOver({ engine: 'sqlite', read, write }),
    write,
    formsStamp: () => stamp.now(),
    onRuns: (listener) => runSignal.listen(listener),
    snapshot: (work) => snapshot(path, work),
    findSubmissions: async (organizationId, keys) => findSubmissions(reader, organizationId, keys),
    responsePage(organizationId, formId, window) {
      // Prepared on first use, because the tables may not exist when the store is opened.
      page ??= prepareResponsePage(reader);
      return page(organizationId, formId, window);
    },
    overwriteErased: () => erasedBytes.overwrite(),
    sizes: () => sizesIn(folder),
    pools: undefined,
    async close() {
      erasedBytes.close();
      await checkpointer.close();
      await copier.close();
      await mutex.run(() => writer.close());
      reader.close();
      limits.close();
    },
  };
}

function migrationsBy(write: Store['write']): MigrationRunner {
  return {
    facts,
    hasMigrationTable: async (db) => {
      const row = await db
        .selectFrom('sqlite_master' as 'migration')
        .select('name')
        .where('name', '=', 'migration')
        .executeTakeFirst();
      return row !== undefined;
    },
    alone: (work) => write(({ db }) => work(db)),
  };
}

async function sizesIn(folder: string): ReturnType<Store['sizes']> {
  const sizeOf = async (name: string) => (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0;
  const [data, log, limits] = await Promise.all([
    sizeOf('canvass.db'),
    sizeOf('canvass.db-wal'),
    sizeOf('limits.db'),
  ]);
  return { data, log, limits };
}

async function begin(writer: Connection): Promise<void> {
  const deadline = Date.now() + lockTimeout;
  writer.handle.exec('PRAGMA busy_timeout = 5');
  for (;;) {
    try {
      writer.handle.exec('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 10));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/** A separate connection, because a read transaction holds it until the work is done. */
async function snapshot<T>(path: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = new Connection(path, { readOnly: true });
  try {
    connection.handle.exec('BEGIN');
    return await work(queriesOver(connection));
  } finally {
    connection.close();
  }
}

/** Adds to many buckets with one prepared statement, inside the caller's transaction. */
function addCounts(
  connection: Connection,
  organizationId: OrganizationId,
  counts: readonly TimeCount[],
): void {
  const add = connection.prepare(`
    INSERT INTO response_count (organization_id, form_id, level, start, live) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (organization_id, form_id, level, start) DO UPDATE SET live = live + excluded.live`);
  for (const { form_id, level, start, live } of counts) add.run(organizationId, form_id, level, start, live);
}
