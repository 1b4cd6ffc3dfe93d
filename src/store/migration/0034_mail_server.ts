import type { Migration } from './migration.ts';

/**
 * The mail server that was set up in the app, and the organisation whose owners may do so. The oldest organisation is it
 * if the link that the first start printed made it; those that the operator creates for others never are.
 */
export const mailServer: Migration = {
  number: 34,
  name: 'mail_server',
  statements: ({ key }) => [
    `CREATE TABLE mail_server (
      number INTEGER NOT NULL PRIMARY KEY CHECK (number = 1),
      sealed TEXT NOT NULL,
      changed_at BIGINT NOT NULL
    )`,
    `ALTER TABLE installation ADD COLUMN run_by ${key}`,
    `UPDATE installation SET run_by = (
      SELECT oldest.id FROM (SELECT id FROM organization WHERE import_id IS NULL ORDER BY created_at, id LIMIT 1) AS oldest
      JOIN audit_entry ON audit_entry.organization_id = oldest.id
        AND audit_entry.action = 'organization.created' AND audit_entry.actor_kind = 'user'
      LIMIT 1
    )`,
  ],
};
