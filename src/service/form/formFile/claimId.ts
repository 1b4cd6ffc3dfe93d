import { open, realpath, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { withId } from '#form/schema/text/editFormFile.ts';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { type LoadedForm, type LoadFailure, loadFormFile } from './loadFormFile.ts';

export type ClaimFailure =
  | LoadFailure
  | { code: 'file_locked'; lock: string }
  | { code: 'file_not_writable'; reason: string };

export interface Claim {
  /** The current file, with an id. */
  loaded: LoadedForm;
  /** False if another process wrote the id in the meantime. */
  written: boolean;
}

const lockTimeout = 5000;
const pollInterval = 25;

/**
 * Writes an id into a file that has none, exactly once: the second of two concurrent pushes finds the id of the
 * first, so both mean the same form. Writes in place, so the file keeps its owner, mode and links.
 */
export async function claimId({ path, kind }: LoadedForm): Promise<Result<Claim, ClaimFailure>> {
  try {
    // The lock is beside the real file, so that access through a symbolic link meets the same lock.
    const lock = `${await realpath(path)}.lock`;
    if (!(await acquireLock(lock))) return failed({ code: 'file_locked', lock });
    try {
      const now = await loadFormFile(path, kind);
      if (!now.ok) return now;
      if (now.value.file.id !== undefined) return ok({ loaded: now.value, written: false });
      await writeFile(path, withId(now.value.text, kind, newShortId()));
      const after = await loadFormFile(path, kind);
      return after.ok ? ok({ loaded: after.value, written: true }) : after;
    } finally {
      await rm(lock, { force: true });
    }
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    return failed({ code: 'file_not_writable', reason: String(error.code) });
  }
}

/** Creates the lock file exclusively, and waits while another process holds it. */
async function acquireLock(lock: string): Promise<boolean> {
  for (let waited = 0; waited <= lockTimeout; waited += pollInterval) {
    try {
      await (await open(lock, 'wx')).close();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    }
    await wait(pollInterval);
  }
  return false;
}
