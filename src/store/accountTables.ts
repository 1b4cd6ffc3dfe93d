import type { Generated } from 'kysely';
import type { MailKind } from '#contract/app/mail/mail.ts';
import type { Optional, OrganizationId } from './tables.ts';

/** What a person may do in an organisation. */
export type Role = 'owner' | 'admin' | 'member';

/** By what somebody signed in. */
export type SignInMethod = 'password' | 'passkey' | 'oidc' | 'setup' | 'invitation' | 'reset';

export type LinkPurpose = 'setup' | 'password' | 'email';

/** Who has seen the secret of a link to set a password: the person's mailbox alone, an owner, or the operator. */
export type LinkOrigin = 'mail' | 'owner' | 'operator';

/**
 * What shows that a mail address belongs to its account: nothing; the word of the owner who invited it or of the
 * operator; or a link that was mailed to it, or the sign-in provider. A stronger claim takes the address from a weaker one.
 */
export type EmailProof = 'none' | 'vouched' | 'proved';

export type MailState = 'waiting' | 'sent' | 'failed';

/** Who did something: a person in the app, whoever runs the installation, or the service by itself. */
export type ActorKind = 'user' | 'command_line' | 'system';

/** People, how they sign in, what they may do and what they did. */
export interface AccountTables {
  app_user: {
    id: string;
    email: string;
    /** The address in lower case: two accounts never differ in nothing but capitals. */
    email_lower: string;
    name: string;
    created_at: number;
    /** Of the interface and of mails; null follows the browser. */
    language: Optional<string>;
    email_proof: Generated<EmailProof>;
    /**
     * Since when somebody else may have a way in: an owner who opened the link of an invitation or of a reset, or who had
     * the mail address before. Null where only the person can know how to sign in.
     */
    shared_at: Optional<number>;
  };

  user_password: { user_id: string; hash: string; set_at: number };

  user_totp: {
    user_id: string;
    /** The shared secret. */
    sealed: string;
    created_at: number;
    /** Null until a code has shown that the app and the person have the same secret. */
    confirmed_at: Optional<number>;
    /** The time step of the last code that was taken: no code counts twice. */
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
    /** Keyed, of the token in the cookie. */
    hash: string;
    user_id: string;
    created_at: number;
    seen_at: number;
    /** When the person last proved who they are. */
    confirmed_at: number;
    expires_at: number;
    method: SignInMethod;
    /** The browser, as it calls itself. */
    agent: string;
    /** When the person last showed a second factor in it, or what stands for one; null where they never did. */
    second_factor_at: Optional<number>;
  };

  one_time_link: {
    hash: string;
    purpose: LinkPurpose;
    organization_id: Optional<OrganizationId>;
    user_id: Optional<string>;
    /** The mail address that the link confirms. */
    value: Optional<string>;
    /** Of a link to set a password. */
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
    /** The secret of its link, so that it can be copied again. */
    sealed: string;
    /** May be empty: whoever has the link may join. */
    email: string;
    role: Role;
    /** A JSON list of workspace ids. */
    workspaces: string;
    created_by: Optional<string>;
    created_at: number;
    expires_at: number;
  };

  mail: {
    id: string;
    /** Whose owners may read it; null where it concerns a person alone. */
    organization_id: Optional<OrganizationId>;
    user_id: Optional<string>;
    /** The invitation whose link it brings: the mail is worth nothing without it. */
    about_id: Optional<string>;
    kind: MailKind;
    recipient: string;
    subject: string;
    /** What it says, with its link; empty once it was sent. */
    sealed: string;
    state: MailState;
    attempts: Generated<number>;
    next_attempt_at: number;
    created_at: number;
    /** When its link ends: from then on it does not leave any more. */
    expires_at: Optional<number>;
    sent_at: Optional<number>;
    /** JSON: why it has not left. */
    error: Optional<string>;
  };

  audit_entry: {
    organization_id: OrganizationId;
    /** Rises with time. */
    id: string;
    created_at: number;
    actor_kind: ActorKind;
    actor_id: Optional<string>;
    /** As the actor was called then. */
    actor_name: string;
    action: string;
    target_kind: string;
    target_id: string;
    target_name: string;
    /** JSON. */
    details: string;
    /** The names of actor and target in lower case, to be searched: the engines fold letters in different ways. */
    folded: string;
  };

  membership: {
    organization_id: OrganizationId;
    user_id: string;
    role: Role;
    created_at: number;
    /** When the person last did something in this organisation, to within some minutes. */
    seen_at: Optional<number>;
    /** Sessions that began by then open this organisation no more. */
    sessions_ended_at: Optional<number>;
  };
}
