import type { Migration } from './migration.ts';

/** A deleted form is erased once it can no longer be restored; only its id stays, so that it is never used again. */
export const formErasure: Migration = {
  number: 31,
  name: 'form_erasure',
  statements: () => [
    `ALTER TABLE form ADD COLUMN erasure TEXT NOT NULL DEFAULT 'none' CHECK (erasure IN ('none', 'begun', 'done'))`,
    `CREATE INDEX form_erasure ON form (deleted_at) WHERE deleted_at IS NOT NULL AND erasure <> 'done'`,
  ],
};
