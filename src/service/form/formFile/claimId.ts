import { open, realpath, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { newShortId } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { withId } from './editFormFile.ts';
import { type LoadedForm, type LoadFailure, loadFormFile } from './loadFormFile.ts';

export type ClaimFailure =
  | LoadFailure
  | { code: 'file_locked'; lock: string }
  | { code: 'file_not_writable'; reason: string };

export interface Claim {
  /** The file as it is now, with an id. */
  loaded: LoadedForm;
  /** False where somebody else wrote the id in the meantime. */
  written: boolean;
}

const patience = 5000;
const pause = 25;

/**
 * Gives a file without an id one, once: of two pushes in the same moment the second finds the id of the first, and
 * both mean one form. The file is written in place, so that its owner, its mode and links to it stay.
 */
export async function claimId({ path, kind }: LoadedForm): Promise<Result<Claim, ClaimFailure>> {
  try {
    // Beside the file itself, so that whoever comes by a link to it meets the same lock.
    const lock = `${await realpath(path)}.lock`;
    if (!(await take(lock))) return failed({ code: 'file_locked', lock });
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

/** Only one can make the file; the others wait until it is gone. */
async function take(lock: string): Promise<boolean> {
  for (let waited = 0; waited <= patience; waited += pause) {
    try {
      await (await open(lock, 'wx')).close();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    }
    await wait(pause);
  }
  return false;
}
