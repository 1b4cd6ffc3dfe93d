import { day } from '#kit/time/durations.ts';
import {
  isQuarantinedBefore,
  quarantinedBefore,
  removeQuarantined,
} from '#store/query/collect/quarantinedSubmission.ts';
import type { Store } from '#store/store.ts';

/** Long enough to review them. */
const reviewPeriod = 30 * day;
const batchSize = 500;

/** Removes quarantined submissions past their review time; returns their number. */
export async function expireQuarantined(store: Store, now: number): Promise<number> {
  const cutoff = now - reviewPeriod;
  let forgotten = 0;
  for (;;) {
    const old = await quarantinedBefore(store.read, cutoff, batchSize);
    for (const { organization_id, form_id, response_id } of old) {
      await store.write(async ({ db, lockForms }) => {
        await lockForms(organization_id, [form_id]);
        // Its provisional id may have gone to a newer submission since the list was read.
        if (await isQuarantinedBefore(db, organization_id, form_id, response_id, cutoff))
          await removeQuarantined(db, organization_id, form_id, response_id);
      });
    }
    forgotten += old.length;
    if (old.length < batchSize) break;
  }
  return forgotten;
}
