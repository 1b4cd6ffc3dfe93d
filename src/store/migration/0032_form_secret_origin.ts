import type { Migration } from './migration.ts';

/** A secret of a form goes to the origins that an admin named, and to no other. Null until `bindFormSecrets` has run. */
export const formSecretOrigin: Migration = {
  number: 32,
  name: 'form_secret_origin',
  statements: () => ['ALTER TABLE form_secret ADD COLUMN origins TEXT'],
};
