import type { ColumnType, Generated, Kysely } from 'kysely';
import type { AccountTables } from './accountTables.ts';

export type {
  ActorKind,
  EmailProof,
  LinkOrigin,
  LinkPurpose,
  MailState,
  Role,
  SignInMethod,
} from './accountTables.ts';

/** Marks an organisation's id, so that no other text can stand in its place in a query. */
export type OrganizationId = string & { readonly brand: 'OrganizationId' };

/** From the first migration on, so that no row has to move later. Only `live` ones are in the API's lists. */
export type ResponseState = 'partial' | 'pending_payment' | 'live' | 'test' | 'spam' | 'deleted';

/** How far a payment got. A `mismatch` is money that is not what was asked for: a person must look at it. */
export type PaymentState = 'waiting' | 'paid' | 'failed' | 'expired' | 'mismatch';

/** Why a submission is taken for spam: see `docs/spam.md`. */
export type Suspicion = 'trap' | 'no_ticket' | 'too_fast' | 'old_ticket' | 'many';

/** What visitors do before they send anything: see a form, begin to fill it in, complete a page. */
export type VisitKind = 'view' | 'start' | 'page';

/** `keep_content` is held by whoever reads content, `remove_content` by whoever removes it, and never both at once. */
export type LeasePurpose = 'keep_content' | 'remove_content' | 'change_secrets';

/** Columns that an insert may leave out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** All times are milliseconds since 1970; all documents are JSON text; truth is 0 or 1 on both engines. */
export interface Tables extends AccountTables {
  migration: { number: number; name: string; applied_at: number };

  organization: {
    id: OrganizationId;
    name: string;
    created_at: number;
    form_count: Generated<number>;
    last_response_id: Generated<number>;
    /** Set while the import that makes the organisation is under way, or while it is deleted: nobody else finds it. */
    import_id: Optional<string>;
    extra: Optional<string>;
    /** JSON; see `#contract/app/organization/organizationSettings.ts`. */
    settings: Generated<string>;
    /** When everything of it will be deleted, where an owner has asked for that. */
    delete_at: Optional<number>;
    /** Where the content of its logo lies. */
    logo_storage_key: Optional<string>;
  };

  api_key: {
    organization_id: OrganizationId;
    id: string;
    name: string;
    hash: string;
    prefix: string;
    created_at: number;
    last_used_at: Optional<number>;
    revoked_at: Optional<number>;
    /** The person who made it in the app. */
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
    /** Live submissions ever received: never goes down. */
    counter: Generated<number>;
    deleted_at: Optional<number>;
    /** Live settings as JSON: no version holds them. */
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
    /** The v2 object is head + workflows + tail; see `fragment.ts`. */
    head: string;
    workflows: Generated<string>;
    tail: string;
    submission_id: Optional<string>;
    body_hash: Optional<string>;
    device: Optional<string>;
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
    /** Where the content lies; null when it was never brought. */
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
    /** How many answers stand before that of the payment. */
    place: number;
    currency: string;
    /** As it is written, such as `25.00`. */
    amount: string;
    purpose: string;
    /** The public address when it was asked for: asking again must say the same. */
    site_url: string;
    state: PaymentState;
    /** Rises when a session has ended without a payment and another one is begun. */
    attempt: Generated<number>;
    session_id: Optional<string>;
    created_at: number;
    updated_at: number;
  };

  /** How often an option was chosen, for the forms that limit it. */
  option_count: {
    organization_id: OrganizationId;
    form_id: string;
    field_id: string;
    option: string;
    /** In live responses up to `read_to`. */
    live: number;
    /** In submissions of which no answers are kept. */
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

  /** An answer or a browser that was there, as a keyed hash. */
  unique_answer: {
    organization_id: OrganizationId;
    form_id: string;
    hash: string;
    /** Null in privacy mode, so that nothing ties the sender to the submission. */
    submission_id: Optional<string>;
    /** In privacy mode: days from 1970, for retention. */
    answered_day: Optional<number>;
  };

  /** All that privacy mode keeps of a submission. */
  private_submission: {
    organization_id: OrganizationId;
    form_id: string;
    submission_id: string;
    version: number;
    test: number;
    /** Null after a day: then the id alone tells a retry. */
    body_hash: Optional<string>;
    created_at: number;
  };

  /** Answers that a visitor has saved to go on elsewhere. */
  answer_draft: {
    organization_id: OrganizationId;
    form_id: string;
    /** Of the secret in the link, which alone opens what is sealed. */
    hash: string;
    sealed: string;
    saved_at: number;
    expires_at: number;
    /** A keyed hash of the network that saved them first; null for those from before it was kept. */
    network: Optional<string>;
    /** When they were first opened again by their link. */
    opened_at: Optional<number>;
  };

  /** A link by which one person answers once. */
  personal_link: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    hash: string;
    /** Whose it is, as its maker calls them; may be empty. */
    name: string;
    created_at: number;
    /** What was sent by it. */
    submission_id: Optional<string>;
    revoked_at: Optional<number>;
  };

  /** A response that is kept aside as spam. */
  caught_submission: {
    organization_id: OrganizationId;
    form_id: string;
    response_id: number;
    reason: Suspicion;
    caught_at: number;
  };

  /** A file that was uploaded before the answers that name it. */
  upload: {
    organization_id: OrganizationId;
    form_id: string;
    id: string;
    field_id: string;
    name: string;
    /** What the client says it is, and what its content shows as soon as it is complete. */
    type: string;
    /** As it was announced. */
    size: number;
    /** How much of it is durable; the last piece counts only when it is complete. */
    received: number;
    /** Null until it is complete. */
    sha256: Optional<string>;
    storage_key: string;
    /** The submission that claimed it. */
    submission_id: Optional<string>;
    /** Who writes to it now, and until when that is believed. */
    held_by: Optional<string>;
    held_until: number;
    created_at: number;
    /** From then on nobody can claim it any more. */
    expires_at: number;
    /** A keyed hash of the network that it came from, until a submission claims it. */
    network: Optional<string>;
    /** 1 where it came in test mode: only a test can claim it. */
    test: number;
  };

  form_visit: {
    organization_id: OrganizationId;
    form_id: string;
    /** In UTC, such as 2026-11-15. */
    day: string;
    kind: VisitKind;
    /** Empty where it is about no page. */
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

  /** Content of rows that are gone, to be removed where nothing else names it. */
  unneeded_content: { storage_key: string; noted_at: number };

  /** Who is at work that others must not disturb, over all processes; see `query/lease.ts`. */
  lease: { id: string; purpose: LeasePurpose; expires_at: number };

  /** One row: which secrets belong to the data; see `secrets.ts`. */
  installation: { number: number; id: string };

  import_run: {
    id: string;
    organization_id: OrganizationId;
    /** Which process is at it, so that a crashed one is recognised at once on the same machine. */
    process: string;
    started_at: number;
    heartbeat_at: number;
  };
}

/** What every item of a list carries. */
interface Listed {
  organization_id: OrganizationId;
  created_at: number;
  /** The `created_at` that an import brought, where a tie made it move. */
  moved_from: Optional<number>;
  /** Set while an import is under way: the row stays out of every list until the import ends. */
  import_id: Optional<string>;
  extra: Optional<string>;
}

export type Database = Kysely<Tables>;
