import { type HourUse, hour, type LimitState, type RequestLimits, requestsPerHour } from '../store.ts';
import type { OrganizationId } from '../tables.ts';
import { Connection } from './connection.ts';
import { SqliteCountedWindows } from './countedWindows.ts';
import type { LogCopier } from './logCopier.ts';

/**
 * A separate file, so that counting a request never waits for storing a response. Its commits are not flushed
 * one by one: a process crash loses nothing, a power cut at most what came after the last `flush`. Small pages,
 * because every request writes one. Under load without a pause the log never starts anew by background copies alone,
 * and SQLite copies it itself at 50 MB.
 */
export class SqliteLimits implements RequestLimits {
  readonly countedWindows: SqliteCountedWindows;
  readonly #path: string;
  readonly #connection: Connection;
  readonly #copier: LogCopier;
  readonly #flushing: NodeJS.Timeout;
  readonly #take;
  readonly #state;
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
    // Leaves the row unchanged and returns nothing once the hour is used up.
    this.#take = this.#connection.prepareArrays(`
      INSERT INTO request_limit (organization_id, reset, count) VALUES (?1, ?2 + ${hour}, 1)
      ON CONFLICT (organization_id) DO UPDATE SET
        count = CASE WHEN reset <= ?2 THEN 1 ELSE count + 1 END,
        reset = CASE WHEN reset <= ?2 THEN ?2 + ${hour} ELSE reset END
      WHERE reset <= ?2 OR count < ${requestsPerHour}
      RETURNING count, reset`);
    this.#state = this.#connection.prepareArrays(
      'SELECT reset, count FROM request_limit WHERE organization_id = ?',
    );
    this.#giveBack = this.#connection.prepare(
      'UPDATE request_limit SET count = count - 1 WHERE organization_id = ? AND reset = ? AND count > 0',
    );
    this.countedWindows = new SqliteCountedWindows(this.#connection);
    this.#flushing = setInterval(() => this.#flush(), 900);
    this.#flushing.unref();
  }

  take(organizationId: OrganizationId, now: number): LimitState {
    const taken = this.#take.get(organizationId, now) as unknown as [number, number] | undefined;
    if (taken !== undefined) {
      this.#dirty = true;
      return { allowed: true, remaining: requestsPerHour - taken[0], reset: taken[1] };
    }
    const [reset] = this.#state.get(organizationId) as unknown as [number];
    return { allowed: false, remaining: 0, reset };
  }

  giveBack(organizationId: OrganizationId, reset: number): void {
    this.#giveBack.run(organizationId, reset);
    this.#dirty = true;
  }

  used(organizationId: OrganizationId, now: number): HourUse {
    const state = this.#state.get(organizationId) as unknown as [number, number] | undefined;
    return state === undefined || state[0] <= now
      ? { used: 0, reset: null }
      : { used: state[1], reset: state[0] };
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
