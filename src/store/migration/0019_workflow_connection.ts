import type { Migration } from './migration.ts';

/** Secrets of other services that workflow actions use, sealed with a key outside the database, and mails of their runs. */
export const workflowConnection: Migration = {
  number: 19,
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
    `ALTER TABLE mail ADD COLUMN run_id ${key}`,
    `CREATE INDEX mail_run ON mail (organization_id, run_id) WHERE run_id IS NOT NULL`,
    `CREATE INDEX mail_about ON mail (organization_id, about_id) WHERE about_id IS NOT NULL`,
  ],
};
