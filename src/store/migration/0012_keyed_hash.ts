import type { Migration } from './migration.ts';

/**
 * Answer hashes are keyed from here on and start with `k1.`; the partial indexes find the unkeyed ones. A submission
 * in privacy mode loses its hash after a day, and its sender's entry names the day instead of the submission.
 */
export const keyedHash: Migration = {
  number: 12,
  name: 'keyed_hash',
  statements: ({ key, withoutRowid }) => [
    `ALTER TABLE unique_answer ADD COLUMN answered_day INTEGER`,
    `UPDATE unique_answer SET submission_id = NULL, answered_day = (
      SELECT sent.created_at / 86400000 FROM private_submission sent
      WHERE sent.organization_id = unique_answer.organization_id
        AND sent.form_id = unique_answer.form_id AND sent.submission_id = unique_answer.submission_id)
    WHERE EXISTS (
      SELECT 1 FROM private_submission sent
      WHERE sent.organization_id = unique_answer.organization_id
        AND sent.form_id = unique_answer.form_id AND sent.submission_id = unique_answer.submission_id)`,
    `CREATE INDEX unique_answer_day ON unique_answer (organization_id, form_id, answered_day)
      WHERE answered_day IS NOT NULL`,
    `CREATE INDEX unique_answer_plain ON unique_answer (organization_id, form_id, hash)
      WHERE substr(hash, 1, 3) <> 'k1.'`,
    `CREATE INDEX response_plain_hash ON response (organization_id, form_id, id)
      WHERE body_hash IS NOT NULL AND substr(body_hash, 1, 3) <> 'k1.'`,
    // SQLite cannot drop NOT NULL from an existing column.
    `CREATE TABLE private_submission_next (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      submission_id ${key} NOT NULL,
      version INTEGER NOT NULL,
      test SMALLINT NOT NULL,
      body_hash TEXT,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, submission_id),
      FOREIGN KEY (organization_id, form_id, version) REFERENCES form_version (organization_id, form_id, version)
    )${withoutRowid}`,
    `INSERT INTO private_submission_next
      SELECT organization_id, form_id, submission_id, version, test, body_hash, created_at FROM private_submission`,
    `DROP TABLE private_submission`,
    `ALTER TABLE private_submission_next RENAME TO private_submission`,
    `CREATE INDEX private_submission_hashed ON private_submission (created_at) WHERE body_hash IS NOT NULL`,
    `CREATE INDEX private_submission_plain ON private_submission (organization_id, form_id, submission_id)
      WHERE body_hash IS NOT NULL AND substr(body_hash, 1, 3) <> 'k1.'`,
  ],
};
