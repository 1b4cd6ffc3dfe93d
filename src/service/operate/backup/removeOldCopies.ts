import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { day } from '#kit/time/durations.ts';
import { copiesBeforeMigrations } from './copiesBeforeMigrations.ts';

const copiesKeptDays = 30;

/**
 * Removes the copies that upgrades made longer ago than 30 days, the newest too: they hold what was erased since, and going
 * back to one would lose a month of responses.
 */
export async function removeOldCopies(
  folder: string,
  now: number,
  log: { info(facts: object, sentence: string): void },
): Promise<void> {
  for (const { path, madeAt } of await copiesBeforeMigrations(join(folder, 'backups'))) {
    if (now - madeAt <= copiesKeptDays * day) continue;
    await rm(path, { force: true });
    log.info(
      { copy: basename(path) },
      `removed a copy from before an upgrade, older than ${copiesKeptDays} days`,
    );
  }
}
