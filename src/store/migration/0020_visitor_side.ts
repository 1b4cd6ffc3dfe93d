import type { Migration } from './migration.ts';

/**
 * Answers kept while a visitor fills in a form. Their response has the state `partial`, an id below all real ones and
 * no submission id, which belongs to the submission that may still come; both rows are removed when it does.
 */
export const visitorSide: Migration = {
  number: 20,
  name: 'visitor_side',
  statements: ({ key, withoutRowid }) => [
    `CREATE TABLE partial_submission (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      submission_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      network ${key} NOT NULL,
      saved_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, submission_id),
      FOREIGN KEY (organization_id, form_id, response_id) REFERENCES response (organization_id, form_id, id)
        ON DELETE CASCADE
    )${withoutRowid}`,
    `CREATE INDEX partial_submission_response ON partial_submission (organization_id, form_id, response_id)`,
    `CREATE INDEX partial_submission_network ON partial_submission (organization_id, form_id, network)`,
    `CREATE INDEX partial_submission_time ON partial_submission (saved_at)`,
  ],
};
