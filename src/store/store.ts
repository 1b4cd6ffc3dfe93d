import type { Leases } from './leases.ts';
import type { MigrationGround } from './migration/migrate.ts';
import type { Database, OrganizationId, ResponseState } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Both bounds are strict. */
export interface ListWindow {
  limit: number;
  before: number;
  after: number;
}

/** Wider than any time that can be written with a four-digit year and an offset. */
export const wholeTime = { before: 1e15, after: -1e15 } as const;

export interface ResponsePage {
  /** The v2 objects, newest first, separated by commas, as UTF-8. */
  items: Uint8Array<ArrayBuffer>;
  hasMore: boolean;
}

export interface NewResponseRow {
  form_id: string;
  id: number;
  version: number;
  state: ResponseState;
  created_at: number;
  moved_from: number | null;
  updated_at: number;
  submission_id: string | null;
  body_hash: string | null;
  device: string | null;
  import_id: string | null;
  extra: string | null;
  /** Text, or the same as UTF-8. */
  head: string | Uint8Array;
  workflows: string;
  tail: string | Uint8Array;
}

/** What is stored under a submission's id, with its answers or without. */
export interface StoredSubmission {
  submission_id: string;
  version: number;
  state: ResponseState;
  body_hash: string | null;
  created_at: number;
  /** 1 where it came in privacy mode, so that nothing else of it is kept. */
  is_private: number;
}

/** Those of the submissions that are stored already. */
export type FindSubmissions = (
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
) => Promise<StoredSubmission[]>;

/** Live responses of a form in one bucket of time. */
export interface TimeCount {
  level: number;
  start: number;
  live: number;
}

/** What one organisation has used of its hour. */
export interface LimitState {
  allowed: boolean;
  remaining: number;
  /** Milliseconds since 1970 when the window ends. */
  reset: number;
}

export interface HourUse {
  used: number;
  /** When the hour ends; null where none has begun. */
  reset: number | null;
}

/** Counts requests over all processes. */
export interface RequestLimits {
  /** Takes one request out of the organisation's hour, or says that none is left. */
  take(organizationId: OrganizationId, now: number): LimitState | Promise<LimitState>;
  /** Gives one back to the hour that ends at `reset`: an answer that was our fault does not count. */
  giveBack(organizationId: OrganizationId, reset: number): void | Promise<void>;
  /** Takes out what was counted for an organisation that is deleted. */
  forget(organizationId: OrganizationId): void | Promise<void>;
  /** What was used of the running hour, without using any of it. */
  used(organizationId: OrganizationId, now: number): HourUse | Promise<HourUse>;
}

/**
 * Counts what happens within a window of time, such as what a sender sends within a minute, over all processes. Kept
 * apart from the data, and no longer than the window.
 */
export interface CountedWindows {
  /** Adds to the count under this name in the window that ends at `ends`, and gives all that were counted. */
  add(name: string, ends: number, count: number): number | Promise<number>;
  /** Removes the counts of windows that are over. */
  forget(now: number): void | Promise<void>;
}

/** A write transaction: ordinary queries through `db`, and the bulk inserts that must be fast. */
export interface WriteTransaction {
  db: Database;
  insertResponses(organizationId: OrganizationId, rows: readonly NewResponseRow[]): Promise<void>;
  /** Under the lock on the form, or it may just change. */
  findSubmissions: FindSubmissions;
  /** Adds to the counts by time; see `query/count.ts`. */
  addCounts(organizationId: OrganizationId, formId: string, counts: readonly TimeCount[]): Promise<void>;
  /** Locks the rows on PostgreSQL, in the order given; SQLite has one writer at a time anyway. */
  lockForms(organizationId: OrganizationId, formIds: readonly string[]): Promise<void>;
  lockOrganization(organizationId: OrganizationId): Promise<void>;
}

/** The database, the same on both engines. */
export interface Store {
  readonly engine: EngineName;
  /** For reading outside a transaction. */
  readonly read: Database;
  readonly ground: MigrationGround;
  readonly limits: RequestLimits;
  readonly countedWindows: CountedWindows;
  readonly leases: Leases;
  /**
   * One transaction; what it wrote is durable when the promise resolves. One that changes nothing of any form but its
   * counts may say so, and `formsStamp` stays as it is.
   */
  write<T>(
    work: (transaction: WriteTransaction) => Promise<T>,
    extent?: { readonly ofForms: 'counts' },
  ): Promise<T>;
  /**
   * The same number as long as nobody, in any process, has changed anything of a form but its counts. Undefined where
   * asking costs as much as reading the form.
   */
  readonly formsStamp: (() => number) | undefined;
  /** Everything that `work` reads is of one moment. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T>;
  findSubmissions: FindSubmissions;
  /** The live responses of a visible form; undefined where there is no such form. */
  responsePage(
    organizationId: OrganizationId,
    formId: string,
    window: ListWindow,
  ): Promise<ResponsePage | undefined> | ResponsePage | undefined;
  close(): Promise<void>;
}

/** What can change nothing of what is stored: for those who are handed their transactions by something else. */
export type ReadingStore = Omit<Store, 'write' | 'ground' | 'close'>;

export const requestsPerHour = 10_000;
export const hour = 3_600_000;
