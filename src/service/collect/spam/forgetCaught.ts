import { caughtBefore, removeCaught } from '#store/query/collect/caughtSubmission.ts';
import type { Store } from '#store/store.ts';

/** Long enough to be looked at. */
const patience = 30 * 24 * 3_600_000;
const atOnce = 500;

/** Removes what was kept aside for so long that nobody will look at it any more; gives how much it was. */
export async function forgetCaught(store: Store, now: number): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const old = await caughtBefore(store.read, now - patience, atOnce);
    for (const { organization_id, form_id, response_id } of old) {
      await store.write(async ({ db, lockForms }) => {
        await lockForms(organization_id, [form_id]);
        await removeCaught(db, organization_id, form_id, response_id);
      });
    }
    forgotten += old.length;
    if (old.length < atOnce) break;
  }
  return forgotten;
}
