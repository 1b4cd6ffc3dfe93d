import type { Migration } from './migration.ts';

/**
 * Uploaded files that no response has claimed. `sha256` is null until the upload is complete; `submission_id`
 * is the submission that claimed it. Content is removed some time after `expires_at` and never before, so a
 * claim needs no lock against the removal.
 */
export const upload: Migration = {
  number: 5,
  name: 'upload',
  statements: ({ key, withoutRowid }) => [
    `CREATE TABLE upload (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      field_id ${key} NOT NULL,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      size BIGINT NOT NULL,
      received BIGINT NOT NULL,
      sha256 TEXT,
      storage_key ${key} NOT NULL,
      submission_id ${key},
      held_by TEXT,
      held_until BIGINT NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    `CREATE INDEX upload_expiry ON upload (expires_at)`,
  ],
};
