import type { Migration } from './migration.ts';

/** Live settings sit beside the versions of a form: they take effect without publishing. */
export const formSettings: Migration = {
  number: 2,
  name: 'form_settings',
  statements: ({ key }) => [
    `ALTER TABLE form ADD COLUMN settings TEXT NOT NULL DEFAULT '{}'`,
    // A copy of the slug in the settings, so that a unique index keeps two forms from sharing an address.
    `ALTER TABLE form ADD COLUMN slug ${key}`,
    // A form's public address has no organisation in it, so its slug is unique across the installation.
    `CREATE UNIQUE INDEX form_slug ON form (slug) WHERE slug IS NOT NULL AND deleted_at IS NULL`,
  ],
};
