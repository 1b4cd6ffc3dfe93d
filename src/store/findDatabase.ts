import type { StoreOptions } from './open.ts';

export interface FoundDatabase {
  /** The Canvass tables exist. */
  begun: boolean;
  /** An organisation or an account exists. */
  occupied: boolean;
}

/** Inspects the database without creating or changing anything. */
export async function findDatabase(options: StoreOptions): Promise<FoundDatabase> {
  if (options.databaseUrl !== undefined) {
    const { findPostgres } = await import('./postgres/findDatabase.ts');
    return await findPostgres(options.databaseUrl);
  }
  const { findSqlite } = await import('./sqlite/findDatabase.ts');
  return findSqlite(options.folder);
}

/** Works on both engines; both tables exist since the first migration. */
export const occupiedQuery =
  'SELECT EXISTS (SELECT 1 FROM organization) OR EXISTS (SELECT 1 FROM app_user) AS occupied';
