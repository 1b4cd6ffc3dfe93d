import type { DiskFiles } from '#store/files/disk.ts';
import { abandonedPayments, removeWaiting } from '#store/query/abandonedPayment.ts';
import type { Store } from '#store/store.ts';
import { removeUnneeded } from '../content/removeUnneeded.ts';

/** Long enough to ask about a payment that went wrong; answers that were never sent are not kept for longer. */
const patience = 30 * 24 * 3_600_000;
const atOnce = 100;

/** Removes responses that waited for a payment which nobody can make any more, with their files. */
export async function forgetAbandoned(store: Store, files: DiskFiles, now: number): Promise<number> {
  const abandoned = await abandonedPayments(store.read, now - patience, atOnce);
  for (const payment of abandoned) {
    await store.write(async (transaction) => {
      await transaction.lockForms(payment.organization_id, [payment.form_id]);
      await removeWaiting(transaction.db, payment);
    });
  }
  if (abandoned.length > 0) await removeUnneeded({ store, files });
  return abandoned.length;
}
