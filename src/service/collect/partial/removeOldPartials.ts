import { day } from '#kit/time/durations.ts';
import { isPartialBefore, partialsBefore, removePartials } from '#store/query/collect/partialSubmission.ts';
import { noteErasure } from '#store/query/operate/erasure.ts';
import type { Store } from '#store/store.ts';

/** As long as saved answers are kept: nobody comes back to them later. */
const lifetime = 30 * day;
const batchSize = 500;

/** Removes answers that were never sent; returns their number. */
export async function removeOldPartials(store: Store, now: number): Promise<number> {
  const cutoff = now - lifetime;
  let removed = 0;
  for (;;) {
    const old = await partialsBefore(store.read, cutoff, batchSize);
    for (const each of old) {
      const { organization_id, form_id, submission_id } = each;
      await store.write(async ({ db, lockForms }) => {
        await lockForms(organization_id, [form_id]);
        // The visitor may have come back since the list was read.
        if (await isPartialBefore(db, each, cutoff))
          await removePartials(db, organization_id, form_id, [submission_id]);
        await noteErasure(db);
      });
    }
    removed += old.length;
    if (old.length < batchSize) return removed;
  }
}
