/**
 * SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. Other constraint violations are bugs, not races.
 */
const sqliteUnique = [2067, 1555];
const postgresUnique = '23505';

/** Whether a write failed on a unique constraint because a concurrent write came first. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === postgresUnique || sqliteUnique.includes(Number(errcode));
}
