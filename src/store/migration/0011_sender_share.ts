import type { Migration } from './migration.ts';

/**
 * A keyed hash of the sender's network on uploads and saved answers, so that no network takes all places of a
 * form; whether saved answers were ever reopened; and whether an upload came in test mode.
 */
export const senderShare: Migration = {
  number: 11,
  name: 'sender_share',
  statements: ({ key }) => [
    `ALTER TABLE upload ADD COLUMN network ${key}`,
    `ALTER TABLE upload ADD COLUMN test INTEGER NOT NULL DEFAULT 0`,
    `ALTER TABLE answer_draft ADD COLUMN network ${key}`,
    `ALTER TABLE answer_draft ADD COLUMN opened_at BIGINT`,
    `CREATE INDEX upload_network ON upload (organization_id, form_id, network) WHERE network IS NOT NULL`,
    `CREATE INDEX answer_draft_network ON answer_draft (organization_id, form_id, network)
      WHERE network IS NOT NULL`,
    `CREATE INDEX answer_draft_unopened ON answer_draft (organization_id, form_id, saved_at)
      WHERE opened_at IS NULL`,
  ],
};
