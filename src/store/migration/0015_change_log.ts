import type { Migration } from './migration.ts';

/**
 * A log of changes to forms and their responses. Entries take their numbers from the counter that also numbers
 * responses, so a new response is its own entry and one number is a watermark for both.
 */
export const changeLog: Migration = {
  number: 15,
  name: 'change_log',
  statements: ({ key, withoutRowid }) => [
    `ALTER TABLE organization RENAME COLUMN last_response_id TO last_number`,
    `CREATE TABLE change_entry (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      number BIGINT NOT NULL,
      kind TEXT NOT NULL,
      response_id BIGINT,
      created_at BIGINT NOT NULL,
      actor_kind TEXT NOT NULL,
      actor_id ${key},
      old_value TEXT,
      new_value TEXT,
      PRIMARY KEY (organization_id, form_id, number),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    // Finds the entries of a response, because erasing it also erases its logged answers.
    `CREATE INDEX change_response ON change_entry (organization_id, form_id, response_id)
      WHERE response_id IS NOT NULL`,
  ],
};
