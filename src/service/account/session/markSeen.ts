import { isDiskFull } from '#store/diskFull.ts';
import type { Store } from '#store/store.ts';
import type { Database } from '#store/tables.ts';

/** Limits how often `seen_at` is written, so that not every read causes a write. */
const markInterval = 5 * 60_000;

/** Runs `mark` if the last recorded use is old enough, or missing. */
export async function markSeen(
  store: Store,
  seenAt: number | null,
  now: number,
  mark: (db: Database) => Promise<void>,
): Promise<void> {
  if (seenAt !== null && now - seenAt <= markInterval) return;
  await store
    .write(({ db }) => mark(db), { ofForms: 'counts' })
    .catch((error: unknown) => {
      // Reads continue while the disk is full; a missing mark does no harm.
      if (!isDiskFull(error)) throw error;
    });
}
