import type { SearchWord } from '#form/query/searchWords.ts';
import type { WakeUp } from '#kit/async/wakeUp.ts';
import type { Leases } from './leases.ts';
import type { MigrationRunner } from './migration/migrate.ts';
import type { PublishedRow } from './query/form/publishedForm.ts';
import type { RunBatch } from './runBatch.ts';
import type { Database, OrganizationId, ResponseState, StaleDatabase } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Both bounds are exclusive. */
export interface ListWindow {
  limit: number;
  before: number;
  after: number;
}

/** Wider than any time that can be written with a four-digit year and an offset. */
export const unboundedWindow = { before: 1e15, after: -1e15 } as const;

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
  /** Null while it waits. */
  number: number | null;
  created_at: number;
  moved_from: number | null;
  updated_at: number;
  submission_id: string | null;
  body_hash: string | null;
  device: string | null;
  language: string | null;
  import_id: string | null;
  extra: string | null;
  /** Text or its UTF-8 bytes. */
  head: string | Uint8Array;
  workflows: string;
  tail: string | Uint8Array;
}

/** The row stored under a submission id, with or without its answers. */
export interface StoredSubmission extends SubmissionKey {
  version: number;
  state: ResponseState;
  body_hash: string | null;
  created_at: number;
  /** Null in privacy mode, and while it waits. */
  number: number | null;
  /** 1 in privacy mode, which keeps nothing else of the submission. */
  is_private: number;
}

/** A submission id is unique within its form. */
export interface SubmissionKey {
  form_id: string;
  submission_id: string;
}

/** Returns the submissions among these that are already stored. */
export type FindSubmissions = (
  organizationId: OrganizationId,
  keys: readonly SubmissionKey[],
) => Promise<StoredSubmission[]>;

/** Live responses of a form in one time bucket. */
export interface TimeCount {
  form_id: string;
  level: number;
  start: number;
  live: number;
}

/** An organisation's use of its hour. */
export interface LimitState {
  allowed: boolean;
  remaining: number;
  /** Milliseconds since 1970 when the window ends. */
  reset: number;
}

export interface HourUse {
  used: number;
  /** When the hour ends; null if none has started. */
  reset: number | null;
}

/** The hourly rate limit, shared by all processes. */
export interface RequestLimits {
  /** Takes one request from the organisation's hour, or reports that none is left. */
  take(organizationId: OrganizationId, now: number): LimitState | Promise<LimitState>;
  /** Refunds one to the hour that ends at `reset`: server errors do not count. */
  giveBack(organizationId: OrganizationId, reset: number): void | Promise<void>;
  /** Removes the counts of a deleted organisation. */
  forget(organizationId: OrganizationId): void | Promise<void>;
  /** Reads the use of the current hour without adding to it. */
  used(organizationId: OrganizationId, now: number): HourUse | Promise<HourUse>;
}

/**
 * Counts events within a time window, such as submissions per sender and minute, over all processes. Stored
 * apart from the data, and no longer than the window.
 */
export interface WindowCounters {
  /** Adds to the count of this name in the window that ends at `ends`, and returns the total. */
  add(name: string, ends: number, count: number): number | Promise<number>;
  /** Removes the counts of past windows. */
  forget(now: number): void | Promise<void>;
}

/** Responses to add to the totals of a form. */
export interface AddedTotals {
  form_id: string;
  live: number;
  test: number;
}

/** The numbers of the newest responses of a form. */
export interface LastNumbers {
  live: number;
  test: number;
}

/**
 * Reads and writes of all forms in a group of submissions: one statement for any number on PostgreSQL. Needs the
 * locks of the forms.
 */
export interface FormBatch {
  /** The forms that exist, deleted ones included. */
  read(organizationId: OrganizationId, formIds: readonly string[]): Promise<PublishedRow[]>;
  /** The newest `created_at` in the list of each form that has one. */
  newestTimes(organizationId: OrganizationId, formIds: readonly string[]): Promise<Map<string, number>>;
  /** Takes numbers for as many responses, and returns the last ones of each form. */
  addTotals(organizationId: OrganizationId, added: readonly AddedTotals[]): Promise<Map<string, LastNumbers>>;
}

/** A write transaction: ordinary queries through `db`, and the bulk inserts that must be fast. */
export interface WriteTransaction {
  db: Database;
  insertResponses(organizationId: OrganizationId, rows: readonly NewResponseRow[]): Promise<void>;
  /** Needs the form lock, otherwise the result may change. */
  findSubmissions: FindSubmissions;
  /** Adds to the counts by time; see `query/response/count.ts`. */
  addCounts(organizationId: OrganizationId, counts: readonly TimeCount[]): Promise<void>;
  readonly forms: FormBatch;
  readonly runs: RunBatch;
  /** Locks the rows on PostgreSQL, in the order of their ids; SQLite has one writer at a time anyway. */
  lockForms(organizationId: OrganizationId, formIds: readonly string[]): Promise<void>;
  lockOrganization(organizationId: OrganizationId): Promise<void>;
}

/** The words of a response, as `wordsOf` gives them. */
interface ResponseWords {
  response_id: number;
  words: ReadonlySet<string>;
}

export interface FoundDocument {
  doc: number;
  response_id: number;
}

/** The index of words in responses: the full-text search of each engine, given ready words so that both answer alike. */
export interface WordIndex {
  /** Adds documents after all others of the form, and replaces the words of known ones. */
  write(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    documents: readonly ResponseWords[],
  ): Promise<void>;
  /** The documents with all these words: before a document (newest first), or after it (oldest first). */
  find(
    db: Database,
    organizationId: OrganizationId,
    formId: string,
    words: readonly SearchWord[],
    window: { readonly from: number | undefined; readonly order: 'desc' | 'asc'; readonly limit: number },
  ): Promise<FoundDocument[]>;
}

/** Bytes by part: `data`, and on SQLite `log` (the write-ahead log) and `limits` (`limits.db`). */
type DatabaseSizes = Readonly<Record<string, number>>;

export interface PoolUse {
  readonly name: 'main' | 'limits';
  readonly size: number;
  readonly used: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** The database, the same on both engines. */
export interface Store {
  readonly engine: EngineName;
  /** For reads outside a transaction; sees every acknowledged write. */
  readonly read: Database;
  /**
   * For lists that programs poll, exports and figures, which may be some seconds behind. It never goes back in time, so reads that
   * belong together use one of the two. Both engines read the database itself.
   */
  readonly readStale: StaleDatabase;
  readonly ground: MigrationRunner;
  readonly limits: RequestLimits;
  readonly countedWindows: WindowCounters;
  readonly leases: Leases;
  readonly words: WordIndex;
  /** Woken after each transaction of this process that changed something. */
  readonly commits: WakeUp;
  /**
   * Runs one transaction, which is durable when the promise resolves. It rolls back if the work throws or returns a
   * failed `Result`. A transaction that changes only a form's counts may say so, which keeps `formsStamp` unchanged.
   */
  write<T>(
    work: (transaction: WriteTransaction) => Promise<T>,
    extent?: { readonly ofForms: 'counts' },
  ): Promise<T>;
  /**
   * Changes whenever any process may have changed a form in anything but its counts. Undefined on PostgreSQL, where
   * asking costs as much as reading the form.
   */
  readonly formsStamp: (() => number) | undefined;
  /** Calls the listener after each transaction of this process that left runs of workflows to do. */
  onRuns(listener: () => void): void;
  /**
   * Removes the bytes of what was erased before this call from the database's files. False if a reader of an older state
   * holds it back.
   */
  overwriteErased(): Promise<boolean>;
  /** All reads of `work` see one snapshot. */
  snapshot<T>(work: (db: Database) => Promise<T>): Promise<T>;
  findSubmissions: FindSubmissions;
  /** The size of the database on disk. */
  sizes(): Promise<DatabaseSizes>;
  /** The pools of connections of this process; undefined on SQLite, which has none. */
  readonly pools: (() => readonly PoolUse[]) | undefined;
  /** The live responses of a visible form; undefined if there is no such form. */
  responsePage(
    organizationId: OrganizationId,
    formId: string,
    window: ListWindow,
  ): Promise<ResponsePage | undefined> | ResponsePage | undefined;
  close(): Promise<void>;
}

/** A store without writes, for code that gets its transactions elsewhere. */
export type ReadOnlyStore = Omit<Store, 'write' | 'ground' | 'close'>;

export const requestsPerHour = 10_000;
