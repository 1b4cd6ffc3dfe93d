import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables, ActorKind } from './accountTables.ts';
import type { ResponseTables } from './responseTables.ts';
import type { WorkflowTables } from './workflowTables.ts';

export type {
  ActorKind,
  EmailProof,
  LinkOrigin,
  LinkPurpose,
  MailState,
  Role,
  SignInMethod,
} from './accountTables.ts';

/** The rights of an API key: reading, or writing forms too. */
export type KeyScope = 'read' | 'forms:write';

/** A branded id of an organisation, so that no other text can take its place in a query. */
export type OrganizationId = string & { readonly brand: 'OrganizationId' };

/**
 * The first migration's constraint already lists all states, so that no later one has to rebuild the table. Only
 * `live` responses are in the API's lists.
 */
export type ResponseState = 'partial' | 'pending_payment' | 'live' | 'test' | 'spam' | 'deleted';

/**
 * The state of a payment. A `mismatch` is a paid amount other than the requested one: a person must look at it.
 */
export type PaymentState = 'waiting' | 'paid' | 'failed' | 'expired' | 'mismatch';

/** Why a submission is suspected spam: see `docs/spam.md`. */
export type Suspicion = 'trap' | 'no_ticket' | 'too_fast' | 'old_ticket' | 'many';

export type ResponseExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'too_large';

type FormErasure = 'none' | 'begun' | 'done';

/** Visitor events before a submission: view a form, start filling it in, complete a page. */
export type VisitKind = 'view' | 'start' | 'page';

/** The kinds of entries in the change log. A new response needs no entry, because its id takes the place of one. */
export type ChangeKind =
  | 'form_created'
  | 'form_published'
  | 'form_changed'
  | 'form_deleted'
  | 'form_restored'
  /** An import added responses with ids that readers may already have passed, so they must reread the form. */
  | 'responses_imported'
  | 'response_edited'
  | 'response_deleted'
  | 'response_restored'
  | 'response_released'
  | 'response_erased'
  /** A submission came into quarantine, or left it; `response_id` is the provisional one. */
  | 'response_quarantined'
  | 'response_unquarantined'
  /** A tag was added, which `new` names, or removed, which `old` names. */
  | 'response_tagged';

/** Readers of content hold `keep_content`, the removal holds `remove_content`, and the two exclude each other. */
export type LeasePurpose = 'keep_content' | 'remove_content' | 'change_secrets';

/** A nullable column that an insert may leave out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** All times are milliseconds since 1970; all documents are JSON text; booleans are 0 or 1 on both engines. */
export interface Tables extends AccountTables, ResponseTables, WorkflowTables {
  migration: { number: number; name: string; applied_at: number };

  organization: {
    id: OrganizationId;
    name: string;
    created_at: number;
    form_count: Generated<number>;
    /** The newest number given to a response or to an entry of the change log. */
    last_number: Generated<number>;
    /** Set while the organisation is being imported or deleted: it is hidden from everyone else. */
    import_id: Optional<string>;
    extra: Optional<string>;
    /** JSON; see `#contract/app/organization/organizationSettings.ts`. */
    settings: Generated<string>;
    /** The time at which the organisation is deleted with all its data, if an owner has requested that. */
    delete_at: Optional<number>;
    /** Storage key of its logo. */
    logo_storage_key: Optional<string>;
  };

  api_key: {
    organization_id: OrganizationId;
    id: string;
    name: string;
    hash: string;
    prefix: string;
    created_at: number;
    scope: Generated<KeyScope>;
    last_used_at: Optional<number>;
    revoked_at: Optional<number>;
    /** The person who created it in the app. */
    created_by: Optional<string>;
  };

  workspace: Listed & { id: string; name: string; deleted_at: Optional<number> };

  form: Listed & {
    id: string;
    workspace_id: string;
    name: string;
    enabled: number;
    updated_at: number;
    draft: string;
    draft_revision: Generated<number>;
    published_version: Optional<number>;
    last_field_number: Generated<number>;
    live_count: Generated<number>;
    test_count: Generated<number>;
    /** Live submissions ever received: never decreases. */
    counter: Generated<number>;
    /** Numbers of the newest live response and of the newest test: never decrease. */
    last_number: Generated<number>;
    last_test_number: Generated<number>;
    /** Of the provisional ids of waiting responses: never decreases. */
    last_waiting_number: Generated<number>;
    deleted_at: Optional<number>;
    /** Of a deleted form: `begun` can no longer be restored, and of `done` only the id is left. */
    erasure: Generated<FormErasure>;
    /** Live settings as JSON: no version includes them. */
    settings: Generated<string>;
    /** A copy of the slug in the settings. */
    slug: Optional<string>;
  };

  form_version: {
    organization_id: OrganizationId;
    form_id: string;
    version: number;
    definition: string;
    published_at: number;
  };

  response: Listed & {
    form_id: string;
    id: number;
    version: number;
    state: ResponseState;
    updated_at: number;
    /** Counted from 1 in its form, live and test responses apart; null while it waits. */
    number: Optional<number>;
    /** The v2 object is head + workflows + tail; see `fragment.ts`. */
    head: string;
    workflows: Generated<string>;
    tail: string;
    submission_id: Optional<string>;
    body_hash: Optional<string>;
    device: Optional<string>;
    /** The language of the form in which it was filled in; null where nobody saw a page. */
    language: Optional<string>;
  };

  file: Listed & {
    id: string;
    name: string;
    type: string;
    size: number;
    updated_at: number;
    form_id: Optional<string>;
    response_id: Optional<number>;
    field_id: Optional<string>;
    /** Null if the content was never imported. */
    storage_key: Optional<string>;
    content_size: Optional<number>;
    sha256: Optional<string>;
  };

  payment: {
    organization_id: OrganizationId;
    form_id: string;
    submission_id: string;
    /** The waiting response, or the live one once it is paid. */
    response_id: number;
    field_id: string;
    /** The index of the payment among the answers. */
    place: number;
    currency: string;
    /** As written, such as `25.00`. */
    amount: string;
    purpose: string;
    /** The public address at the time of the request: a retry must send the same. */
    site_url: string;
    state: PaymentState;
    /** Increases when a session ends unpaid and another one starts. */
    attempt: Generated<number>;
    session_id: Optional<string>;
    created_at: number;
    updated_at: number;
  };

  /** How often each limited option was chosen. */
  option_count: {
    organization_id: OrganizationId;
    form_id: string;
    field_id: string;
    option: string;
    /** In live responses up to `read_to`. */
    live: number;
    /** In submissions stored without answers. */
    unlisted: number;
    read_to: number;
  };

  /** A field whose answers were read into `unique_answer`. */
  unique_field: {
    organization_id: OrganizationId;
    form_id: string;
    field_id: string;
    read_to: number;
  };

  /** A known answer or browser, as a keyed hash. */
  unique_answer: {
    organization_id: OrganizationId;
    form_id: string;
    hash: string;
    /** Null in privacy mode, so that nothing links the sender to the submission. */
    submission_id: Optional<string>;
    /** In privacy mode: days since 1970, for retention. */
    answered_day: Optional<number>;
    /** 1 if other responses may have the same answer: released, restored, imported ones, or older than the rule. */
    shared: Generated<number>;
  };

  /** The only record of a submission in privacy mode. */
  private_submission: {
    organization_id: OrganizationId;
    form_id: string;
    submission_id: string;
    version: number;
    test: number;
    /** Null after a day: then only the id identifies a retry. */
    body_hash: Optional<string>;
    created_at: number;
  };

  /** Answers that a visitor saved to continue elsewhere. */
  answer_draft: {
    organization_id: OrganizationId;
    form_id: string;
    /** Hash of the secret in the link, which alone unseals the answers. */
    hash: string;
    sealed: string;
    saved_at: number;
    expires_at: number;
    /** Keyed hash of the network that first saved them; null on rows from before it was stored. */
    network: Optional<string>;
    /** When they were first reopened by their link. */
    opened_at: Optional<number>;
  };

  /** A window in which a member has a draft open. */
  draft_presence: {
    organization_id: OrganizationId;
    form_id: string;
    /** Chosen by the window. */
    tab: string;
    user_id: string;
    /** The selection in the builder, as JSON. */
    selection: string;
    opened_at: number;
    seen_at: number;
  };

  /** A link with which one person answers once. */
  personal_link: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    hash: string;
    /** The person's name as the creator entered it; may be empty. */
    name: string;
    created_at: number;
    /** The submission sent with it. */
    submission_id: Optional<string>;
    revoked_at: Optional<number>;
  };

  /** The change log: see `query/response/changeLog.ts`. */
  change_entry: {
    organization_id: OrganizationId;
    form_id: string;
    number: number;
    kind: ChangeKind;
    /** The response that changed, if the change is about one. */
    response_id: Optional<number>;
    created_at: number;
    actor_kind: ActorKind | 'visitor';
    actor_id: Optional<string>;
    /** JSON; null if readers do not need the value. */
    old_value: Optional<string>;
    new_value: Optional<string>;
  };

  /** A response in quarantine as suspected spam. */
  caught_submission: {
    organization_id: OrganizationId;
    form_id: string;
    response_id: number;
    reason: Suspicion;
    caught_at: number;
  };

  /** A file uploaded before the answers that name it. */
  upload: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    field_id: string;
    name: string;
    /** The client's claim at first; detected from the content once it is complete. */
    type: string;
    /** As announced. */
    size: number;
    /** The number of durable bytes; the last chunk counts only once the file is complete. */
    received: number;
    /** Null until it is complete. */
    sha256: Optional<string>;
    storage_key: string;
    /** The submission that claimed it. */
    submission_id: Optional<string>;
    /** The current writer, and when its lease expires. */
    held_by: Optional<string>;
    held_until: number;
    created_at: number;
    /** The time from which it can no longer be claimed. */
    expires_at: number;
    /** Keyed hash of the network it came from, until a submission claims it. */
    network: Optional<string>;
    /** 1 in test mode: only a test submission can claim it. */
    test: number;
  };

  form_visit: {
    organization_id: OrganizationId;
    form_id: string;
    /** In UTC, such as 2026-11-15. */
    day: string;
    kind: VisitKind;
    /** Empty if it concerns no page. */
    page: string;
    count: number;
  };

  response_count: {
    organization_id: OrganizationId;
    form_id: string;
    level: number;
    start: number;
    live: number;
  };

  /** Content of deleted rows, to be removed unless something else names it. */
  unneeded_content: { storage_key: string; noted_at: number };

  /** Something was erased whose bytes may still be in the files of the database; see `Store.overwriteErased`. */
  erasure: { id: string; noted_at: number };

  /** Leases shared by all processes; see `query/operate/lease.ts`. */
  lease: { id: string; purpose: LeasePurpose; expires_at: number };

  import_run: {
    id: string;
    organization_id: OrganizationId;
    /** The owning process, so that a crashed one is recognised at once on the same machine. */
    process: string;
    started_at: number;
    heartbeat_at: number;
  };
}

/** Columns of every list item. */
interface Listed {
  organization_id: OrganizationId;
  created_at: number;
  /** The imported `created_at`, if a tie moved the item. */
  moved_from: Optional<number>;
  /** Set while an import is running: the row is in no list until the import ends. */
  import_id: Optional<string>;
  extra: Optional<string>;
}

/** Reads see every acknowledged write: the database itself, or a transaction. */
export type Database = Kysely<Tables> & { readonly stale?: never };

/** Reads may be behind. A `Database` may be passed for it; the type keeps it from queries that must be current. */
export type StaleDatabase = Kysely<Tables> & { readonly stale?: true };
