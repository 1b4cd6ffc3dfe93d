import type { Migration } from './migration.ts';

/** Keys may get the right to write forms; existing ones only read. */
export const keyScope: Migration = {
  number: 16,
  name: 'key_scope',
  statements: () => [`ALTER TABLE api_key ADD COLUMN scope TEXT NOT NULL DEFAULT 'read'`],
};
