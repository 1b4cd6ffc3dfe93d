import type { DataConfig } from './openData.ts';

/** The installation cannot be opened for a reason that the operator can fix; the message says which and how. */
class DataUnusable extends Error {
  override name = 'DataUnusable';
}

const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
];
const forbidden = ['EACCES', 'EPERM', 'EROFS'];

/** Result codes of SQLite. */
const sqlite = { readOnly: 8, corrupt: 11, cannotOpen: 14, notADatabase: 26 };

/** Turns a failure to open the data into a sentence without the password; unexpected errors pass through. */
export function toDataUnusable(error: unknown, { data, databaseUrl }: DataConfig): unknown {
  if (!(error instanceof Error)) return error;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  const sentence =
    (databaseUrl === undefined ? undefined : postgresSentence(code, error, databaseUrl)) ??
    folderSentence(code, errcode, data);
  return sentence === undefined ? error : new DataUnusable(sentence, { cause: error });
}

function postgresSentence(code: string | undefined, error: Error, databaseUrl: string): string | undefined {
  const { host, pathname } = new URL(databaseUrl);
  const server = `PostgreSQL at ${host || 'localhost'}`;
  // If a host name has several addresses, they fail together in an AggregateError, each with its own code.
  const first =
    error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException | undefined)?.code : code;
  if (unreachable.includes(first ?? '')) {
    return `${server} cannot be reached (${first}). Check DATABASE_URL, and that the server runs.`;
  }
  if (code === '28P01' || code === '28000') return `${server} refuses the user or password in DATABASE_URL.`;
  if (code === '3D000')
    return `${server} has no database "${decodeURI(pathname.slice(1))}". Create it first.`;
  return undefined;
}

function folderSentence(
  code: string | undefined,
  errcode: number | undefined,
  data: string,
): string | undefined {
  const elsewhere = 'or name another with --data.';
  if (forbidden.includes(code ?? '') || errcode === sqlite.cannotOpen || errcode === sqlite.readOnly) {
    return `Cannot write in the data folder ${data}. Check its owner and mode, ${elsewhere}`;
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${data} is not a folder. Remove it, ${elsewhere}`;
  if (errcode === sqlite.notADatabase)
    return `canvass.db in ${data} is not a database. Restore a backup, ${elsewhere}`;
  if (errcode === sqlite.corrupt) return `canvass.db in ${data} is damaged. Restore a backup, ${elsewhere}`;
  return undefined;
}
