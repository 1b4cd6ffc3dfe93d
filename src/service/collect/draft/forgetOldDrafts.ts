import { removeOldDrafts } from '#store/query/collect/draft.ts';
import type { Store } from '#store/store.ts';

const atOnce = 200;

/** Removes expired drafts in batches; returns their number. */
export async function forgetOldDrafts(store: Store, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const step = await store.write(({ db }) => removeOldDrafts(db, now, atOnce));
    removed += step;
    if (step < atOnce) return removed;
  }
}
