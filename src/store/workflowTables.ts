import type { Generated } from 'kysely';
import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { Optional, OrganizationId } from './tables.ts';

export type RunState = 'waiting' | 'done' | 'failed' | 'skipped';
export type RunCause = 'response' | 'edited' | 'paid' | 'partial';
export type AttemptOutcome = 'done' | 'failed' | 'refused' | 'gone' | 'skipped';

interface OfForm {
  organization_id: OrganizationId;
  form_id: string;
}

/** The tables of workflows. */
export interface WorkflowTables {
  /** An action to run for a response, or one that ran. */
  workflow_run: OfForm & {
    /** The delivery id: a UUID that begins with the time of the event, so that ids are in the order of events. */
    id: string;
    /** Null if the response is not stored. */
    response_id: Optional<number>;
    version: number;
    workflow_id: string;
    action_id: string;
    action_type: string;
    cause: RunCause;
    is_test: number;
    receiver: string;
    /** Runs with the same key go one after another, in the order of their ids. */
    order_key: Optional<string>;
    /** The ids of the actions that follow, separated by commas. */
    next_actions: Optional<string>;
    state: RunState;
    /** When it may be claimed: the time of the next attempt, or the end of the lease of the present one. */
    due_at: number;
    /** The claim of the attempt that is under way. */
    claimed_by: Optional<string>;
    /** Attempts since it was created or replayed: the place in the schedule. */
    tries: Generated<number>;
    /** All attempts that ended. */
    attempts: Generated<number>;
    created_at: number;
    finished_at: Optional<number>;
    /** Whether the response has a record of it. */
    recorded: Generated<number>;
    error_code: Optional<string>;
    error_detail: Optional<string>;
    /** The sealed response of a form in privacy mode, until the run is finished. */
    sealed: Optional<string>;
  };

  workflow_attempt: OfForm & {
    run_id: string;
    number: number;
    started_at: number;
    duration: number;
    outcome: AttemptOutcome;
    error_code: Optional<string>;
    error_detail: Optional<string>;
    /** The request and the answer as JSON, cut and without secrets. */
    exchange: Optional<string>;
  };

  /** How an action fares, and whether it was switched off: beside the version, which never changes. */
  workflow_health: OfForm & {
    workflow_id: string;
    action_id: string;
    succeeded_at: Optional<number>;
    failed_at: Optional<number>;
    /** The first failure since the last success. */
    failing_since: Optional<number>;
    /** When the owners were told of it. */
    told_at: Optional<number>;
    switched_off_at: Optional<number>;
    reason: Optional<'gone' | 'failed_for_days'>;
    error_code: Optional<string>;
    error_detail: Optional<string>;
  };

  /** A key that signs the webhooks of a form. */
  webhook_key: OfForm & {
    id: string;
    sealed: string;
    public_key: string;
    created_at: number;
    /** Null for the current one. */
    retires_at: Optional<number>;
  };

  /** A value that actions insert and nobody sees again. */
  form_secret: OfForm & {
    name: string;
    sealed: string;
    changed_at: number;
    /** Where it may be sent, such as `https://desk.example.org`, separated by spaces; null until it is bound. */
    origins: Optional<string>;
  };

  /** The secret of another service, for the actions of workflows. */
  workflow_connection: {
    organization_id: OrganizationId;
    id: string;
    name: string;
    provider: ConnectionProvider;
    /** The public name of the account, to tell connections apart. */
    account: string;
    sealed: string;
    created_at: number;
    /** When the secret was last replaced. */
    updated_at: number;
  };
}
