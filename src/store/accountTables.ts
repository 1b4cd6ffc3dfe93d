import type { Generated } from 'kysely';
import type { MailKind } from '#contract/app/mail/mail.ts';
import type { Optional, OrganizationId } from './tables.ts';

/** A person's role in an organisation. */
export type Role = 'owner' | 'admin' | 'member';

/** How a session was opened. */
export type SignInMethod = 'password' | 'passkey' | 'oidc' | 'setup' | 'invitation' | 'reset';

export type LinkPurpose = 'setup' | 'password' | 'email';

/** The audience of a password link's secret: only the person's mailbox, an owner, or the operator. */
export type LinkOrigin = 'mail' | 'owner' | 'operator';

/**
 * Evidence that a mail address belongs to its account: none; an owner who sent the invitation or the operator vouched
 * for it; or a mailed link or the sign-in provider proved it. A stronger claim takes the address from a weaker one.
 */
export type EmailProof = 'none' | 'vouched' | 'proved';

export type MailState = 'waiting' | 'sent' | 'failed';

/**
 * The actor of an audit entry: a person in the app, the operator at the command line, or the service itself.
 */
export type ActorKind = 'user' | 'command_line' | 'system';

/** Accounts, sign-in methods, memberships, mails and the audit log. */
export interface AccountTables {
  app_user: {
    id: string;
    email: string;
    /** Lower-cased, so that no two accounts differ only in case. */
    email_lower: string;
    name: string;
    created_at: number;
    /** Language of the interface and of mails; null follows the browser. */
    language: Optional<string>;
    email_proof: Generated<EmailProof>;
    /**
     * The time from which somebody else may be able to sign in: an owner who opened an invitation or reset link, or
     * the previous holder of the mail address. Null while only the person can sign in.
     */
    shared_at: Optional<number>;
  };

  user_password: { user_id: string; hash: string; set_at: number };

  user_totp: {
    user_id: string;
    /** The shared TOTP secret. */
    sealed: string;
    created_at: number;
    /** Null until a valid code confirms that the app and the person share the secret. */
    confirmed_at: Optional<number>;
    /** The time step of the last accepted code; it prevents replay. */
    last_step: Generated<number>;
  };

  recovery_code: { user_id: string; hash: string; used_at: Optional<number> };

  passkey: {
    id: string;
    user_id: string;
    credential_id: string;
    /** In base64url. */
    public_key: string;
    counter: number;
    /** A JSON list. */
    transports: string;
    name: string;
    created_at: number;
    last_used_at: Optional<number>;
  };

  oidc_identity: {
    id: string;
    issuer: string;
    subject: string;
    user_id: string;
    email: string;
    created_at: number;
    last_used_at: Optional<number>;
  };

  app_session: {
    id: string;
    /** Keyed hash of the token in the cookie. */
    hash: string;
    user_id: string;
    created_at: number;
    seen_at: number;
    /** When the person last proved their identity. */
    confirmed_at: number;
    expires_at: number;
    method: SignInMethod;
    /** The browser's User-Agent. */
    agent: string;
    /** When this session last proved a second factor or an equivalent; null if never. */
    second_factor_at: Optional<number>;
  };

  one_time_link: {
    hash: string;
    purpose: LinkPurpose;
    organization_id: Optional<OrganizationId>;
    user_id: Optional<string>;
    /** The mail address that the link confirms. */
    value: Optional<string>;
    /** Set on password links only. */
    origin: Optional<LinkOrigin>;
    created_at: number;
    expires_at: number;
  };

  workspace_access: {
    organization_id: OrganizationId;
    workspace_id: string;
    user_id: string;
    created_at: number;
  };

  invitation: {
    organization_id: OrganizationId;
    id: string;
    hash: string;
    /** The sealed secret of the link, so that the link can be copied again. */
    sealed: string;
    /** May be empty: then anyone with the link may join. */
    email: string;
    role: Role;
    /** A JSON list of workspace ids. */
    workspaces: string;
    created_by: Optional<string>;
    created_at: number;
    expires_at: number;
  };

  /**
   * A single row that names the secrets belonging to the data (see `secrets.ts`), and the organisation whose owners look
   * after the installation.
   */
  installation: {
    number: number;
    id: string;
    deliveries_held_at: number | null;
    run_by: Optional<OrganizationId>;
  };

  /** A single row, if a mail server was set up in the app. */
  mail_server: { number: number; sealed: string; changed_at: number };

  mail: {
    id: string;
    /** The organisation whose owners may read the mail; null if it concerns only a person. */
    organization_id: Optional<OrganizationId>;
    user_id: Optional<string>;
    /** The invitation whose link the mail carries, or the response that it is about; without it the mail is useless. */
    about_id: Optional<string>;
    /** The run of a workflow that made it. */
    run_id: Optional<string>;
    kind: MailKind;
    recipient: string;
    subject: string;
    /** The sealed content, including the link; empty once sent. */
    sealed: string;
    state: MailState;
    attempts: Generated<number>;
    next_attempt_at: number;
    created_at: number;
    /** When its link expires; the mail is not sent after that. */
    expires_at: Optional<number>;
    sent_at: Optional<number>;
    /** JSON: the reason of the last failure. */
    error: Optional<string>;
  };

  audit_entry: {
    organization_id: OrganizationId;
    /** Ids increase over time. */
    id: string;
    created_at: number;
    actor_kind: ActorKind;
    actor_id: Optional<string>;
    /** The actor's name at that time. */
    actor_name: string;
    action: string;
    target_kind: string;
    target_id: string;
    target_name: string;
    /** JSON. */
    details: string;
    /** Lower-cased names of actor and target for search, because the engines fold case differently. */
    folded: string;
  };

  membership: {
    organization_id: OrganizationId;
    user_id: string;
    role: Role;
    created_at: number;
    /** The person's last activity in this organisation, accurate to a few minutes. */
    seen_at: Optional<number>;
    /** Sessions started at or before this time no longer open this organisation. */
    sessions_ended_at: Optional<number>;
  };
}
