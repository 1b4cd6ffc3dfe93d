import type { Migration } from './migration.ts';

/** For operators: leases that keep content while it is read, and a check that the secrets fit the data. */
export const operation: Migration = {
  number: 14,
  name: 'operation',
  statements: ({ key }) => [
    `ALTER TABLE unneeded_content ADD COLUMN noted_at BIGINT NOT NULL DEFAULT 0`,
    // Timed by the database clock, which processes on several machines share. A restore leaves it alone.
    `CREATE TABLE lease (
      id ${key} NOT NULL PRIMARY KEY,
      purpose ${key} NOT NULL,
      expires_at BIGINT NOT NULL
    )`,
    // A single row that names the secrets belonging to the data; the secrets themselves stay outside the database.
    `CREATE TABLE installation (number INTEGER NOT NULL PRIMARY KEY, id ${key} NOT NULL)`,
  ],
};
