import type { Migration } from './migration.ts';

/**
 * Evidence that a mail address belongs to an account. An owner or the operator let existing accounts in, so
 * these count as vouched for.
 */
export const addressProof: Migration = {
  number: 10,
  name: 'address proof',
  statements: () => [
    `ALTER TABLE app_user ADD COLUMN email_proof TEXT NOT NULL DEFAULT 'vouched'
      CHECK (email_proof IN ('none', 'vouched', 'proved'))`,
    // The time from which somebody else may be able to sign in. An inviter may have opened an existing account.
    `ALTER TABLE app_user ADD COLUMN shared_at BIGINT`,
    `UPDATE app_user SET shared_at = created_at`,
    // The audience of a password link: only its mailbox, an owner, or the operator. Null on older links.
    `ALTER TABLE one_time_link ADD COLUMN origin TEXT CHECK (origin IN ('mail', 'owner', 'operator'))`,
  ],
};
