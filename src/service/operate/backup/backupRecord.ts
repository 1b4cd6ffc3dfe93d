import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '#store/replaceFile.ts';

/**
 * The outcomes of the last backups, in a file of the data folder: the command makes them, and the service reports them in its
 * metrics. Times are milliseconds since 1970.
 */
export interface BackupRecord {
  /** The last one that was made. */
  readonly madeAt?: number | undefined;
  readonly bytes?: number | undefined;
  /** The last one that failed. */
  readonly failedAt?: number | undefined;
}

const file = 'last-backup.json';

/** Adds to the record. A backup that was made is good without its record, so a failure of this is none of the backup. */
export async function recordBackup(folder: string, news: BackupRecord): Promise<void> {
  try {
    const record = { ...(await readBackupRecord(folder)), ...news };
    await replaceFile(join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
  } catch {}
}

/** Empty if none was ever made, or if the file is damaged. */
export async function readBackupRecord(folder: string): Promise<BackupRecord> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    const { madeAt, bytes, failedAt }: { [Name in keyof BackupRecord]?: unknown } = JSON.parse(text);
    return { madeAt: numberOf(madeAt), bytes: numberOf(bytes), failedAt: numberOf(failedAt) };
  } catch {
    return {};
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
