import type { Migration } from './migration.ts';

/**
 * Exports that are made in the background. A row names its content from the beginning, and the removal of that content is
 * queued for the time at which the export expires, so nothing stays behind when the row goes with its form or member.
 */
export const responseExport: Migration = {
  number: 19,
  name: 'response_export',
  statements: ({ key }) => [
    `CREATE TABLE response_export (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      user_id ${key} NOT NULL,
      choices TEXT NOT NULL,
      state TEXT NOT NULL,
      written BIGINT NOT NULL,
      size BIGINT,
      attempt INTEGER NOT NULL,
      held_until BIGINT NOT NULL,
      storage_key ${key} NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id) ON DELETE CASCADE,
      FOREIGN KEY (organization_id, user_id) REFERENCES membership (organization_id, user_id) ON DELETE CASCADE
    )`,
    `CREATE INDEX response_export_form ON response_export (organization_id, form_id)`,
    `CREATE INDEX response_export_user ON response_export (organization_id, user_id)`,
    `CREATE INDEX response_export_state ON response_export (state, held_until)`,
    `CREATE INDEX response_export_expiry ON response_export (expires_at)`,
  ],
};
