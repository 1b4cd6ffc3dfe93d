import type { Migration } from './migration.ts';

/**
 * Answers that visitors saved to continue elsewhere. Only the secret in their link opens them; the table holds
 * its hash. The indexes let retention find due rows.
 */
export const draft: Migration = {
  number: 7,
  name: 'draft',
  statements: ({ key }) => [
    `CREATE TABLE answer_draft (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      hash ${key} NOT NULL,
      sealed TEXT NOT NULL,
      saved_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, hash),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )`,
    `CREATE INDEX answer_draft_expiry ON answer_draft (expires_at)`,
    `CREATE INDEX response_unlisted ON response (organization_id, form_id, created_at)
      WHERE state IN ('partial', 'test', 'spam') AND import_id IS NULL`,
    `CREATE INDEX unique_answer_submission ON unique_answer (organization_id, form_id, submission_id)`,
  ],
};
