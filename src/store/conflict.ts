/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY; other constraints are broken by mistakes, not by others. */
const sqliteTaken = [2067, 1555];
const postgresUnique = '23505';

/** Whether a write failed because two rows want one place: somebody else was quicker. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === postgresUnique || sqliteTaken.includes(Number(errcode));
}
