import type { StoreOptions } from './open.ts';

export interface FoundDatabase {
  /** It holds our tables. */
  begun: boolean;
  /** It holds an organisation or an account. */
  occupied: boolean;
}

/** Looks at the database without making or changing anything. */
export async function findDatabase(options: StoreOptions): Promise<FoundDatabase> {
  if (options.databaseUrl !== undefined) {
    const { findPostgres } = await import('./postgres/findDatabase.ts');
    return await findPostgres(options.databaseUrl);
  }
  const { findSqlite } = await import('./sqlite/findDatabase.ts');
  return findSqlite(options.folder);
}

/** The same on both engines; both tables are of the first schema. */
export const occupiedQuery =
  'SELECT EXISTS (SELECT 1 FROM organization) OR EXISTS (SELECT 1 FROM app_user) AS occupied';
