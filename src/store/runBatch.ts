import type { Slots } from './shareSlots.ts';
import type { OrganizationId } from './tables.ts';
import type { AttemptOutcome, RunCause, RunState } from './workflowTables.ts';

export interface RunKey {
  organization_id: OrganizationId;
  form_id: string;
  id: string;
}

export interface NewRun extends RunKey {
  response_id: number | null;
  version: number;
  workflow_id: string;
  action_id: string;
  action_type: string;
  cause: RunCause;
  is_test: number;
  receiver: string;
  order_key: string | null;
  next_actions: string | null;
  due_at: number;
  created_at: number;
  sealed: string | null;
}

/** A run whose time has come, with everything that its attempt needs. */
export interface DueRun extends NewRun {
  tries: number;
  attempts: number;
  recorded: number;
  /** The length of `sealed`. A claim leaves out a long one, which is read when there is room for it. */
  sealed_bytes?: number | null;
}

/** The end of an attempt. */
export interface FinishedRun extends RunKey {
  claimed_by: string;
  state: RunState;
  due_at: number;
  tries: number;
  attempts: number;
  finished_at: number | null;
  recorded: number;
  error_code: string | null;
  error_detail: string | null;
  /** Null once the content is no longer needed. */
  sealed: string | null;
}

export interface NewAttempt {
  organization_id: OrganizationId;
  form_id: string;
  run_id: string;
  number: number;
  started_at: number;
  duration: number;
  outcome: AttemptOutcome;
  error_code: string | null;
  error_detail: string | null;
  exchange: string | null;
}

/** Records for the `workflows` of a response. */
export interface NewRecords {
  organization_id: OrganizationId;
  form_id: string;
  response_id: number;
  /** JSON objects, separated by commas. */
  records: string;
}

/** Runs that are due. */
export interface DueRuns {
  readonly runs: readonly DueRun[];
  /** Whether another round may find more at once. */
  readonly hasMore: boolean;
}

/**
 * The hot path of the outbox: few statements for any number of runs. The worker acts for all organisations together, so
 * `due` has none in its condition.
 */
export interface RunBatch {
  insert(rows: readonly NewRun[]): Promise<void>;
  /** Says that the transaction left runs to do in another way than by `insert`. */
  changed(): void;
  /**
   * Runs that are due, of each receiver the earliest, as many as it has places for. Those whose predecessor is not finished
   * are left out and postponed. On PostgreSQL runs are locked, and those that another process has locked are left out.
   */
  due(now: number, limit: number, locations: Slots): Promise<DueRuns>;
  /** Keeps others from claiming them until the lease ends. */
  claim(runs: readonly RunKey[], lease: { readonly by: string; readonly until: number }): Promise<void>;
  /**
   * Marks the runs that are still claimed by the same attempt, and returns their ids. The runs of the actions that follow are
   * inserted in the same transaction, so a replay finds none left to start.
   */
  finish(runs: readonly FinishedRun[]): Promise<ReadonlySet<string>>;
  /** Locks the runs of responses, in the order of `finish`. */
  lockOf(organizationId: OrganizationId, formId: string, responseIds: readonly number[]): Promise<void>;
  insertAttempts(rows: readonly NewAttempt[]): Promise<void>;
  /** Appends to `workflows` of live and test responses; nothing else of them changes. */
  appendRecords(rows: readonly NewRecords[]): Promise<void>;
}

export const newRunColumns = [
  'organization_id',
  'form_id',
  'id',
  'response_id',
  'version',
  'workflow_id',
  'action_id',
  'action_type',
  'cause',
  'is_test',
  'receiver',
  'order_key',
  'next_actions',
  'due_at',
  'created_at',
  'sealed',
] as const satisfies readonly (keyof NewRun)[];

export const finishedColumns = [
  'organization_id',
  'form_id',
  'id',
  'claimed_by',
  'state',
  'due_at',
  'tries',
  'attempts',
  'finished_at',
  'recorded',
  'error_code',
  'error_detail',
  'sealed',
] as const satisfies readonly (keyof FinishedRun)[];

export const attemptColumns = [
  'organization_id',
  'form_id',
  'run_id',
  'number',
  'started_at',
  'duration',
  'outcome',
  'error_code',
  'error_detail',
  'exchange',
] as const satisfies readonly (keyof NewAttempt)[];
