import { quarantinedBefore, removeQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import type { Store } from '#store/store.ts';

/** Long enough to review them. */
const reviewPeriod = 30 * 24 * 3_600_000;
const batchSize = 500;

/** Removes quarantined submissions past their review time; returns their number. */
export async function expireQuarantined(store: Store, now: number): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const old = await quarantinedBefore(store.read, now - reviewPeriod, batchSize);
    for (const { organization_id, form_id, response_id } of old) {
      await store.write(async (transaction) => {
        await transaction.lockForms(organization_id, [form_id]);
        await removeQuarantined(transaction.db, organization_id, form_id, response_id);
        const changes = [{ kind: 'response_discarded', response_id }] as const;
        await insertChanges(transaction, organization_id, form_id, changes, {
          actor: { kind: 'system' },
          now,
        });
      });
    }
    forgotten += old.length;
    if (old.length < batchSize) break;
  }
  return forgotten;
}
