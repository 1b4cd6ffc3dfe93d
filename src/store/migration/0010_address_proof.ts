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
    // When an owner's link last set the password. Null again once only the person can know how to sign in.
    `ALTER TABLE app_user ADD COLUMN owner_link_at BIGINT`,
    // Who has seen a link to set a password: its mailbox alone, an owner, or the operator. Null on links from before.
    `ALTER TABLE one_time_link ADD COLUMN origin TEXT CHECK (origin IN ('mail', 'owner', 'operator'))`,
  ],
};
