import type { Migration } from './migration.ts';

/**
 * Why and since when a response is in quarantine. The response has the state `spam` and an id below all real
 * ones; both rows are removed when it is released, deleted or expired.
 */
export const caughtSubmission: Migration = {
  number: 6,
  name: 'caught_submission',
  statements: ({ key, withoutRowid }) => [
    `CREATE TABLE caught_submission (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      reason ${key} NOT NULL,
      caught_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, response_id),
      FOREIGN KEY (organization_id, form_id, response_id) REFERENCES response (organization_id, form_id, id)
        ON DELETE CASCADE
    )${withoutRowid}`,
    `CREATE INDEX caught_submission_time ON caught_submission (caught_at)`,
  ],
};
