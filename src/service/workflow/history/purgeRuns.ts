import { day } from '#kit/time/durations.ts';
import { deleteOldRuns, formWithRunsAfter } from '#store/query/workflow/run.ts';
import type { Store } from '#store/store.ts';
import { firstRunId } from '../plan/runId.ts';

/** How long runs are kept with their attempts. */
const keptFor = 30 * day;
const batchSize = 500;

/** Forgets runs whose event was more than 30 days ago; those that still wait stay. Returns their number. */
export async function purgeRuns(store: Store, now: number): Promise<number> {
  const until = firstRunId(now - keptFor);
  let purged = 0;
  let form = await formWithRunsAfter(store.read, { organization_id: '', form_id: '' });
  while (form !== undefined) {
    const { organization_id, form_id } = form;
    for (;;) {
      const count = await store.write(
        ({ db }) => deleteOldRuns(db, organization_id, form_id, until, batchSize),
        { ofForms: 'counts' },
      );
      purged += count;
      if (count < batchSize) break;
    }
    form = await formWithRunsAfter(store.read, form);
  }
  return purged;
}
