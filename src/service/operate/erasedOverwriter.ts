import { notedErasures, settleErasures } from '#store/query/operate/erasure.ts';
import type { Store } from '#store/store.ts';

const batchSize = 500;
/** A large database is read whole, so it rests longer than it works. */
const rest = 20;

/**
 * Has the database overwrite what was erased since the last run; false if a reader holds it back, or if it rests, and the next
 * run tries again.
 */
export function erasedOverwriter(store: Store): () => Promise<boolean> {
  let notBefore = 0;
  return async () => {
    const begun = performance.now();
    if (begun < notBefore) return false;
    for (;;) {
      const noted = await notedErasures(store.read, batchSize);
      if (noted.length === 0) return true;
      const isDone = await store.overwriteErased();
      notBefore = performance.now() + rest * (performance.now() - begun);
      if (!isDone) return false;
      await store.write(({ db }) => settleErasures(db, noted), { ofForms: 'counts' });
    }
  };
}
