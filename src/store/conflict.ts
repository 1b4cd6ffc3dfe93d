const sqliteConstraint = 19;
const postgresUnique = '23505';

/** Whether a write failed because two rows want one place: somebody else was quicker. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === postgresUnique || (Number(errcode) & 0xff) === sqliteConstraint;
}
