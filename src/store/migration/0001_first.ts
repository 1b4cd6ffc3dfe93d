import type { Migration } from './migration.ts';

/**
 * Every child row carries its organisation and a composite foreign key, so that no row can hang under another
 * organisation's parent. `created_at` is unique within a list, because cursors depend on it.
 */
export const first: Migration = {
  number: 1,
  name: 'first',
  statements: ({ key, withoutRowid }) => [
    `CREATE TABLE organization (
      id ${key} NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      form_count INTEGER NOT NULL DEFAULT 0,
      last_response_id BIGINT NOT NULL DEFAULT 0,
      import_id ${key},
      extra TEXT
    )`,
    `CREATE TABLE api_key (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      id ${key} NOT NULL,
      name TEXT NOT NULL,
      hash ${key} NOT NULL,
      prefix TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      last_used_at BIGINT,
      revoked_at BIGINT,
      PRIMARY KEY (organization_id, id)
    )`,
    `CREATE UNIQUE INDEX api_key_hash ON api_key (hash)`,
    `CREATE UNIQUE INDEX api_key_id ON api_key (id)`,
    `CREATE TABLE app_user (
      id ${key} NOT NULL PRIMARY KEY,
      email TEXT NOT NULL,
      email_lower ${key} NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    `CREATE UNIQUE INDEX app_user_email ON app_user (email_lower)`,
    `CREATE TABLE membership (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      user_id ${key} NOT NULL REFERENCES app_user (id),
      role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
      created_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, user_id)
    )`,
    `CREATE INDEX membership_user ON membership (user_id)`,
    `CREATE TABLE import_run (
      id ${key} NOT NULL PRIMARY KEY,
      organization_id ${key} NOT NULL REFERENCES organization (id),
      process TEXT NOT NULL,
      started_at BIGINT NOT NULL,
      heartbeat_at BIGINT NOT NULL
    )`,
    `CREATE TABLE workspace (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      id ${key} NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      moved_from BIGINT,
      import_id ${key},
      extra TEXT,
      PRIMARY KEY (organization_id, id)
    )`,
    `CREATE UNIQUE INDEX workspace_list ON workspace (organization_id, created_at)`,
    `CREATE TABLE form (
      organization_id ${key} NOT NULL,
      id ${key} NOT NULL,
      workspace_id ${key} NOT NULL,
      name TEXT NOT NULL,
      enabled SMALLINT NOT NULL,
      created_at BIGINT NOT NULL,
      moved_from BIGINT,
      updated_at BIGINT NOT NULL,
      draft TEXT NOT NULL,
      draft_revision INTEGER NOT NULL DEFAULT 1,
      published_version INTEGER,
      last_field_number INTEGER NOT NULL DEFAULT 0,
      live_count INTEGER NOT NULL DEFAULT 0,
      test_count INTEGER NOT NULL DEFAULT 0,
      counter BIGINT NOT NULL DEFAULT 0,
      deleted_at BIGINT,
      import_id ${key},
      extra TEXT,
      PRIMARY KEY (organization_id, id),
      FOREIGN KEY (organization_id, workspace_id) REFERENCES workspace (organization_id, id)
    )`,
    // A form's public address has no organisation in it, so its id is unique across the installation.
    `CREATE UNIQUE INDEX form_id ON form (id)`,
    `CREATE UNIQUE INDEX form_list ON form (organization_id, created_at) WHERE deleted_at IS NULL`,
    `CREATE INDEX form_workspace ON form (organization_id, workspace_id)`,
    `CREATE TABLE form_version (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      version INTEGER NOT NULL,
      definition TEXT NOT NULL,
      published_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, version),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )`,
    `CREATE TABLE response (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id BIGINT NOT NULL,
      version INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('partial', 'pending_payment', 'live', 'test', 'spam', 'deleted')),
      created_at BIGINT NOT NULL,
      moved_from BIGINT,
      updated_at BIGINT NOT NULL,
      submission_id ${key},
      body_hash TEXT,
      device TEXT,
      import_id ${key},
      extra TEXT,
      head TEXT NOT NULL,
      workflows TEXT NOT NULL DEFAULT '[]',
      tail TEXT NOT NULL,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id, version) REFERENCES form_version (organization_id, form_id, version)
    )`,
    `CREATE UNIQUE INDEX response_list ON response (organization_id, form_id, created_at)
      WHERE state = 'live' AND import_id IS NULL`,
    `CREATE UNIQUE INDEX response_submission ON response (organization_id, form_id, submission_id)
      WHERE submission_id IS NOT NULL`,
    // Rows of an unfinished import into a visible form: few, looked up when the import ends or fails.
    `CREATE INDEX response_import ON response (import_id) WHERE import_id IS NOT NULL`,
    `CREATE TABLE response_count (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      level SMALLINT NOT NULL,
      start BIGINT NOT NULL,
      live INTEGER NOT NULL,
      PRIMARY KEY (organization_id, form_id, level, start),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    `CREATE TABLE file (
      organization_id ${key} NOT NULL REFERENCES organization (id),
      id ${key} NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      size BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      moved_from BIGINT,
      updated_at BIGINT NOT NULL,
      form_id ${key},
      response_id BIGINT,
      field_id TEXT,
      storage_key ${key},
      content_size BIGINT,
      sha256 TEXT,
      import_id ${key},
      extra TEXT,
      PRIMARY KEY (organization_id, id),
      FOREIGN KEY (organization_id, form_id, response_id) REFERENCES response (organization_id, form_id, id)
    )`,
    `CREATE UNIQUE INDEX file_list ON file (organization_id, created_at)`,
    `CREATE INDEX file_id ON file (id)`,
    `CREATE INDEX file_response ON file (organization_id, form_id, response_id)`,
  ],
};
