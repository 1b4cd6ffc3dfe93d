import type { Migration } from './migration.ts';

/** What those who run an installation rely on: content that stays while it is read, and keys that fit the data. */
export const operation: Migration = {
  number: 14,
  name: 'operation',
  statements: ({ key }) => [
    `ALTER TABLE unneeded_content ADD COLUMN noted_at BIGINT NOT NULL DEFAULT 0`,
    // By the clock of the database: processes on several machines go by it. Not part of a backup.
    `CREATE TABLE lease (
      id ${key} NOT NULL PRIMARY KEY,
      purpose ${key} NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    // One row. It says which secrets belong to the data, which lie outside the database.
    `CREATE TABLE installation (number INTEGER NOT NULL PRIMARY KEY, id ${key} NOT NULL)`,
  ],
};
