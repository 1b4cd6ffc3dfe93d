import type { Migration } from './migration.ts';

/**
 * Who has shown that a mail address belongs to an account. Accounts from before were let in by an owner or the
 * operator, which is as much as is known of them.
 */
export const addressProof: Migration = {
  number: 10,
  name: 'address proof',
  statements: () => [
    `ALTER TABLE app_user ADD COLUMN email_proof TEXT NOT NULL DEFAULT 'vouched'
      CHECK (email_proof IN ('none', 'vouched', 'proved'))`,
    // Since when somebody else may have a way in. Accounts from before may have been opened by whoever invited them.
    `ALTER TABLE app_user ADD COLUMN shared_at BIGINT`,
    `UPDATE app_user SET shared_at = created_at`,
    // Who has seen a link to set a password: its mailbox alone, an owner, or the operator. Null on links from before.
    `ALTER TABLE one_time_link ADD COLUMN origin TEXT CHECK (origin IN ('mail', 'owner', 'operator'))`,
  ],
};
