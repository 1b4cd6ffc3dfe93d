const sqliteFull = 13;
const postgresDiskFull = '53100';

/** Whether an operation failed because the disk is full, on either engine or in the file system. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === 'ENOSPC' || code === postgresDiskFull || errcode === sqliteFull;
}
