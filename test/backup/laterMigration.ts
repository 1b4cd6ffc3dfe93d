import { migrations } from '#store/migration/all.ts';
import type { Migration } from '#store/migration/migration.ts';

export const newest = migrations.at(-1)?.number ?? 0;

/** A migration after all real ones: one more table, one more column, and a value in each of its rows. */
export const later: Migration = {
  number: newest + 1,
  name: 'later',
  statements: () => [
    'CREATE TABLE later (organization_id TEXT NOT NULL REFERENCES organization (id), note TEXT NOT NULL)',
    'ALTER TABLE organization ADD COLUMN motto TEXT',
    `UPDATE organization SET motto = 'of ' || name`,
    `INSERT INTO later (organization_id, note) SELECT id, motto FROM organization`,
  ],
};

/** The same with a delay in the middle, long enough to be killed during it. */
export function slowly({ statements, ...migration }: Migration, onBegin: () => void): Migration {
  return {
    ...migration,
    statements: (facts) => {
      // The statements are also read for their table names; PostgreSQL's key type is then a plain TEXT.
      if (facts.withoutRowid !== '' || facts.key !== 'TEXT') onBegin();
      // Only SQLite has tables without a rowid.
      const wait =
        facts.withoutRowid === ''
          ? 'SELECT pg_sleep(0.15)'
          : `INSERT INTO busy WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 150000)
             SELECT x FROM n`;
      const busy = ['CREATE TABLE busy (x BIGINT)', ...statements(facts).flatMap((each) => [each, wait])];
      return [...busy, 'DROP TABLE busy'];
    },
  };
}

export const withLater: readonly Migration[] = [...migrations, later];
