import type { Migration } from './migration.ts';

/**
 * Sign-in, roles and the audit log. Secrets that are only compared are stored as keyed hashes, secrets that are
 * needed again are sealed; both keys stay outside the database. Rows that belong to a person rather than an
 * organisation carry only the person's id.
 */
export const accounts: Migration = {
  number: 9,
  name: 'accounts',
  statements: ({ key }) => [
    `ALTER TABLE app_user ADD COLUMN language TEXT`,
    `CREATE TABLE user_password (
      user_id ${key} NOT NULL PRIMARY KEY REFERENCES app_user (id),
      hash TEXT NOT NULL,
      set_at BIGINT NOT NULL
    )`,
    `CREATE TABLE user_totp (
      user_id ${key} NOT NULL PRIMARY KEY REFERENCES app_user (id),
      sealed TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      confirmed_at BIGINT,
      last_step BIGINT NOT NULL DEFAULT 0
    )`,
    `CREATE TABLE recovery_code (
      user_id ${key} NOT NULL REFERENCES app_user (id),
      hash ${key} NOT NULL,
      used_at BIGINT,
      PRIMARY KEY (user_id, hash)
    )`,
    `CREATE TABLE passkey (
      id ${key} NOT NULL PRIMARY KEY,
      user_id ${key} NOT NULL REFERENCES app_user (id),
      credential_id ${key} NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      last_used_at BIGINT
    )`,
    `CREATE UNIQUE INDEX passkey_credential ON passkey (credential_id)`,
    `CREATE INDEX passkey_user ON passkey (user_id)`,
    `CREATE TABLE oidc_identity (
      id ${key} NOT NULL PRIMARY KEY,
      issuer ${key} NOT NULL,
      subject ${key} NOT NULL,
      user_id ${key} NOT NULL REFERENCES app_user (id),
      email TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      last_used_at BIGINT
    )`,
    `CREATE UNIQUE INDEX oidc_identity_subject ON oidc_identity (issuer, subject)`,
    `CREATE INDEX oidc_identity_user ON oidc_identity (user_id)`,
    `CREATE TABLE app_session (
      id ${key} NOT NULL PRIMARY KEY,
      hash ${key} NOT NULL,
      user_id ${key} NOT NULL REFERENCES app_user (id),
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      confirmed_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      method TEXT NOT NULL,
      agent TEXT NOT NULL
    )`,
    `CREATE UNIQUE INDEX app_session_hash ON app_session (hash)`,
    `CREATE INDEX app_session_user ON app_session (user_id)`,
    // Single-use links: to set up, to reset a password, to confirm a new mail address.
    `CREATE TABLE one_time_link (
      hash ${key} NOT NULL PRIMARY KEY,
      purpose TEXT NOT NULL CHECK (purpose IN ('setup', 'password', 'email')),
      organization_id ${key} REFERENCES organization (id),
      user_id ${key} REFERENCES app_user (id),
      value TEXT,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    `CREATE INDEX one_time_link_user ON one_time_link (user_id)`,
    `CREATE TABLE workspace_access (
      organization_id ${key} NOT NULL,
      workspace_id ${key} NOT NULL,
      user_id ${key} NOT NULL,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, workspace_id, user_id),
      FOREIGN KEY (organization_id, workspace_id) REFERENCES workspace (organization_id, id),
      FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id)
    )`,
    `CREATE INDEX workspace_access_user ON workspace_access (organization_id, user_id)`,
    `CREATE TABLE invitation (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      id ${key} NOT NULL,
      hash ${key} NOT NULL,
      sealed TEXT NOT NULL,
      email TEXT NOT NULL,
      role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
      workspaces TEXT NOT NULL,
      created_by ${key},
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, id)
    )`,
    `CREATE UNIQUE INDEX invitation_hash ON invitation (hash)`,
    `CREATE TABLE mail (
      id ${key} NOT NULL PRIMARY KEY,
      organization_id ${key} REFERENCES organization (id),
      user_id ${key} REFERENCES app_user (id),
      about_id ${key},
      kind TEXT NOT NULL,
      recipient TEXT NOT NULL,
      subject TEXT NOT NULL,
      sealed TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
      attempts INTEGER NOT NULL DEFAULT 0,
      next_attempt_at BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT,
      sent_at BIGINT,
      error TEXT
    )`,
    `CREATE INDEX mail_waiting ON mail (next_attempt_at) WHERE state = 'waiting'`,
    `CREATE INDEX mail_organization ON mail (organization_id, created_at)`,
    `CREATE INDEX mail_user ON mail (user_id)`,
    `CREATE TABLE audit_entry (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      id ${key} NOT NULL,
      created_at BIGINT NOT NULL,
      actor_kind TEXT NOT NULL CHECK (actor_kind IN ('user', 'command_line', 'system')),
      actor_id ${key},
      actor_name TEXT NOT NULL,
      action ${key} NOT NULL,
      target_kind TEXT NOT NULL,
      target_id TEXT NOT NULL,
      target_name TEXT NOT NULL,
      details TEXT NOT NULL,
      folded TEXT NOT NULL,
      PRIMARY KEY (organization_id, id)
    )`,
    `CREATE INDEX audit_entry_list ON audit_entry (organization_id, created_at, id)`,
    `CREATE INDEX audit_entry_actor ON audit_entry (organization_id, actor_id, created_at, id)`,
    `CREATE INDEX audit_entry_action ON audit_entry (organization_id, action, created_at, id)`,
    `ALTER TABLE organization ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'`,
    `ALTER TABLE organization ADD COLUMN delete_at BIGINT`,
    // A separate column, because the content removal looks up references by storage key.
    `ALTER TABLE organization ADD COLUMN logo_storage_key ${key}`,
    `CREATE INDEX organization_logo ON organization (logo_storage_key) WHERE logo_storage_key IS NOT NULL`,
    `CREATE INDEX organization_deletion ON organization (delete_at) WHERE delete_at IS NOT NULL`,
    `ALTER TABLE api_key ADD COLUMN created_by ${key}`,
    `ALTER TABLE membership ADD COLUMN seen_at BIGINT`,
    // Outlives the organisation that owned the content: a process may die between deleting rows and deleting content.
    `CREATE TABLE unneeded_content (storage_key ${key} NOT NULL PRIMARY KEY)`,
    // A soft delete: deleted forms still reference their workspace.
    `ALTER TABLE workspace ADD COLUMN deleted_at BIGINT`,
  ],
};
