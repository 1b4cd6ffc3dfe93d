import type { Migration } from './migration.ts';

/** Live settings stand beside the versions of a form: they take effect without publishing. */
export const formSettings: Migration = {
  number: 2,
  name: 'form_settings',
  statements: ({ key }) => [
    `ALTER TABLE form ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'`,
    // A copy of what the settings say, so that the database itself keeps two forms from one address.
    `ALTER TABLE form ADD COLUMN slug ${key}`,
    // A form's public address has no organisation in it, so its slug is unique in the whole installation.
    `CREATE UNIQUE INDEX form_slug ON form (slug) WHERE slug IS NOT NULL AND deleted_at IS NULL`,
  ],
};
