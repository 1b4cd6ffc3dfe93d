import type { Migration } from './migration.ts';

/**
 * State that must be exact when a submission is accepted: option counts, known answers and browsers, and
 * submissions stored without answers. `read_to` is the watermark, the newest response id that a count or a
 * field includes, so that counting can start from existing responses.
 */
export const submission: Migration = {
  number: 4,
  name: 'submission',
  statements: ({ key, withoutRowid }) => [
    `CREATE TABLE option_count (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      field_id ${key} NOT NULL,
      option ${key} NOT NULL,
      live INTEGER NOT NULL,
      unlisted INTEGER NOT NULL,
      read_to BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, field_id, option),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    `CREATE TABLE unique_field (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      field_id ${key} NOT NULL,
      read_to BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, field_id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    `CREATE TABLE unique_answer (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      hash ${key} NOT NULL,
      submission_id ${key},
      PRIMARY KEY (organization_id, form_id, hash),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
    `CREATE TABLE private_submission (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      submission_id ${key} NOT NULL,
      version INTEGER NOT NULL,
      test SMALLINT NOT NULL,
      body_hash TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, submission_id),
      FOREIGN KEY (organization_id, form_id, version) REFERENCES form_version (organization_id, form_id, version)
    )${withoutRowid}`,
    `CREATE TABLE form_visit (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      day ${key} NOT NULL,
      kind ${key} NOT NULL,
      page ${key} NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (organization_id, form_id, day, kind, page),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )${withoutRowid}`,
  ],
};
