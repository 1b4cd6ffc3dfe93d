import { isDiskFull } from '#store/diskFull.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';

/** Being seen is written down this seldom: reading must not write each time. */
const seenEvery = 5 * 60_000;

/** Writes down by `mark` that somebody was seen, where that was last done long enough ago, or never. */
export async function markSeen(
  store: Store,
  seenAt: number | null,
  now: number,
  mark: (db: Database) => Promise<void>,
): Promise<void> {
  if (seenAt !== null && now - seenAt <= seenEvery) return;
  await store
    .write(({ db }) => mark(db), { ofForms: 'counts' })
    .catch((error: unknown) => {
      // Reading goes on while the disk is full, and nobody is the worse for not being marked.
      if (!isDiskFull(error)) throw error;
    });
}
