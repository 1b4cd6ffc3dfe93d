import type { Migration } from './migration.ts';

/**
 * Links that let one person answer once. `submission_id` is the submission sent with the link; only a hash of
 * the secret is stored.
 */
export const personalLink: Migration = {
  number: 8,
  name: 'personal_link',
  statements: ({ key }) => [
    `CREATE TABLE personal_link (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      id ${key} NOT NULL,
      hash ${key} NOT NULL,
      name TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      submission_id ${key},
      revoked_at BIGINT,
      PRIMARY KEY (organization_id, form_id, id),
      FOREIGN KEY (organization_id, form_id) REFERENCES form (organization_id, id)
    )`,
    `CREATE UNIQUE INDEX personal_link_hash ON personal_link (organization_id, form_id, hash)`,
  ],
};
