import { hour } from '#kit/time/durations.ts';
import type { CountedHour, RequestCounts } from '../groupedLimits.ts';
import { requestsPerHour } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import { Connection } from './connection.ts';
import { SqliteCountedWindows } from './countedWindows.ts';
import type { LogCopier } from './logCopier.ts';

/**
 * A separate file, so that counting a request never waits for storing a response. Its commits are not flushed
 * one by one: a process crash loses nothing, a power cut at most what came after the last `flush`. Small pages,
 * because every group of requests writes one. Under load without a pause the log never starts anew by background copies alone,
 * and SQLite copies it itself at 50 MB.
 */
export class SqliteLimits implements RequestCounts {
  readonly countedWindows: SqliteCountedWindows;
  readonly #path: string;
  readonly #connection: Connection;
  readonly #copier: LogCopier;
  readonly #flushing: NodeJS.Timeout;
  readonly #add;
  readonly #read;
  readonly #giveBack;
  #dirty = false;

  constructor(path: string, copier: LogCopier) {
    this.#path = path;
    this.#copier = copier;
    this.#connection = new Connection(path);
    this.#connection.handle.exec(`
      PRAGMA page_size = 512;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA wal_autocheckpoint = 100000;
      CREATE TABLE IF NOT EXISTS request_limit (
        organization_id TEXT NOT NULL PRIMARY KEY,
        reset BIGINT NOT NULL,
        count INTEGER NOT NULL
      ) WITHOUT ROWID`);
    this.#add = this.#connection.prepareArrays(`
      INSERT INTO request_limit (organization_id, reset, count) VALUES (?1, ?2 + ${hour}, ?3)
      ON CONFLICT (organization_id) DO UPDATE SET
        count = CASE WHEN reset <= ?2 THEN ?3 ELSE count + ?3 END,
        reset = CASE WHEN reset <= ?2 THEN ?2 + ${hour} ELSE reset END
      WHERE reset <= ?2 OR count < ${requestsPerHour}
      RETURNING count, reset`);
    this.#read = this.#connection.prepareArrays(
      'SELECT count, reset FROM request_limit WHERE organization_id = ?',
    );
    this.#giveBack = this.#connection.prepare(
      `UPDATE request_limit SET count = min(count, ${requestsPerHour}) - 1
        WHERE organization_id = ? AND reset = ? AND count > 0`,
    );
    this.countedWindows = new SqliteCountedWindows(this.#connection);
    this.#flushing = setInterval(() => this.#flush(), 900);
    this.#flushing.unref();
  }

  add(organizationId: OrganizationId, now: number, amount: number): CountedHour | undefined {
    this.#dirty = true;
    return hourOf(this.#add.get(organizationId, now, amount));
  }

  read(organizationId: OrganizationId): CountedHour | undefined {
    return hourOf(this.#read.get(organizationId));
  }

  giveBack(organizationId: OrganizationId, reset: number): void {
    this.#giveBack.run(organizationId, reset);
    this.#dirty = true;
  }

  forget(organizationId: OrganizationId): void {
    this.#connection.handle
      .prepare('DELETE FROM request_limit WHERE organization_id = ?')
      .run(organizationId);
    this.#dirty = true;
  }

  close(): void {
    clearInterval(this.#flushing);
    this.#connection.close();
  }

  /** A checkpoint moves the counts into the main file and flushes them. */
  #flush(): void {
    if (!this.#dirty) return;
    this.#dirty = false;
    void this.#copier.copy(this.#path);
  }
}

function hourOf(row: unknown): CountedHour | undefined {
  if (row === undefined) return undefined;
  const [count, reset] = row as [number, number];
  return { count, reset };
}
