import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { migrations as known } from './all.ts';
import type { EngineDefinitions, Migration } from './migration.ts';

/** A newer program wrote the data; continuing would damage it. */
export class SchemaTooNew extends Error {
  constructor(found: number, knows: number) {
    super(
      `The data was written by a newer Canvass (schema ${found}; this program knows ${knows}). ` +
        'Start the newer program, or restore a backup made before the upgrade.',
    );
    this.name = 'SchemaTooNew';
  }
}

export interface MigrationOutcome {
  from: number;
  to: number;
}

/** Runs the work under an exclusive lock across all processes, in one transaction. */
export interface MigrationRunner {
  facts: EngineDefinitions;
  hasMigrationTable(db: Database): Promise<boolean>;
  alone<T>(work: (db: Database) => Promise<T>): Promise<T>;
}

export async function schemaNumber(ground: MigrationRunner, db: Database): Promise<number> {
  if (!(await ground.hasMigrationTable(db))) return 0;
  const row = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirst();
  return Number(row?.number ?? 0);
}

/**
 * Migrates the schema in one transaction, or throws {@link SchemaTooNew} and changes nothing. `beforeChange`
 * runs if data exists and a migration is due; it makes the backup.
 */
export async function migrate(
  ground: MigrationRunner,
  read: Database,
  now: number,
  beforeChange: (from: number) => Promise<void>,
  migrations: readonly Migration[] = known,
): Promise<MigrationOutcome> {
  const newest = migrations.at(-1)?.number ?? 0;
  const from = await schemaNumber(ground, read);
  if (from > newest) throw new SchemaTooNew(from, newest);
  if (from === newest) return { from, to: newest };
  if (from > 0) await beforeChange(from);
  return await ground.alone(async (db) => {
    // Another process may have migrated while this one waited for the lock.
    const current = await schemaNumber(ground, db);
    if (current > newest) throw new SchemaTooNew(current, newest);
    if (current === 0) {
      await sql`CREATE TABLE IF NOT EXISTS migration (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`.execute(
        db,
      );
    }
    for (const migration of migrations) {
      if (migration.number <= current) continue;
      for (const statement of migration.statements(ground.facts)) await sql.raw(statement).execute(db);
      await db
        .insertInto('migration')
        .values({ number: migration.number, name: migration.name, applied_at: now })
        .execute();
    }
    return { from: current, to: newest };
  });
}
