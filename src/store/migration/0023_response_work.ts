import type { Migration } from './migration.ts';

/**
 * Deleted responses that can still be restored, notes on responses, and which known answers several responses share: when
 * one of them goes, the others must be found again.
 */
export const responseWork: Migration = {
  number: 23,
  name: 'response_work',
  statements: ({ key }) => [
    `CREATE TABLE deleted_response (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      state TEXT NOT NULL,
      deleted_at BIGINT NOT NULL,
      deletion ${key},
      PRIMARY KEY (organization_id, form_id, response_id),
      FOREIGN KEY (organization_id, form_id, response_id)
        REFERENCES response (organization_id, form_id, id) ON DELETE CASCADE
    )`,
    `CREATE INDEX deleted_response_due ON deleted_response (deleted_at)`,
    `CREATE INDEX deleted_response_list ON deleted_response (organization_id, form_id, deleted_at, response_id)`,
    // Times of deleted responses are not given again: a restored one takes its place, and a reader may have passed it.
    `CREATE INDEX response_deleted ON response (organization_id, form_id, created_at) WHERE state = 'deleted'`,
    `ALTER TABLE unique_answer ADD COLUMN shared SMALLINT NOT NULL DEFAULT 0`,
    `CREATE TABLE response_note (
      organization_id ${key} NOT NULL,
      form_id ${key} NOT NULL,
      response_id BIGINT NOT NULL,
      id ${key} NOT NULL,
      text TEXT NOT NULL,
      created_by ${key},
      created_at BIGINT NOT NULL,
      updated_at BIGINT NOT NULL,
      PRIMARY KEY (organization_id, form_id, response_id, id),
      FOREIGN KEY (organization_id, form_id, response_id)
        REFERENCES response (organization_id, form_id, id) ON DELETE CASCADE
    )`,
  ],
};
