import type { Migration } from './migration.ts';

/** Secrets of other services that workflow actions use, sealed with a key outside the database. */
export const workflowConnection: Migration = {
  number: 18,
  name: 'workflow_connection',
  statements: ({ key }) => [
    `CREATE TABLE workflow_connection (
      organization_id ${key} NOT NULL,
      id ${key} NOT NULL,
      name TEXT NOT NULL,
      provider TEXT NOT NULL,
      account TEXT NOT NULL,
      sealed TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, id),
      FOREIGN KEY (organization_id) REFERENCES organization (id)
    )`,
  ],
};
