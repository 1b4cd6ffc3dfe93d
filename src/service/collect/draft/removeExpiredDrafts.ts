import { deleteExpiredDrafts } from '#store/query/collect/draft.ts';
import type { Store } from '#store/store.ts';

const batchSize = 200;

/** Removes expired drafts in batches; returns their number. */
export async function removeExpiredDrafts(store: Store, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const step = await store.write(({ db }) => deleteExpiredDrafts(db, now, batchSize));
    removed += step;
    if (step < batchSize) return removed;
  }
}
