import type { DiskFiles } from '#store/files/disk.ts';
import { abandonedPayments, removeWaiting } from '#store/query/abandonedPayment.ts';
import { namedStorageKeys } from '#store/query/storageKey.ts';
import type { Store } from '#store/store.ts';

/** Long enough to ask about a payment that went wrong; answers that were never sent are not kept for longer. */
const patience = 30 * 24 * 3_600_000;
const atOnce = 100;

/** Removes responses that waited for a payment which nobody can make any more, with their files. */
export async function forgetAbandoned(store: Store, files: DiskFiles, now: number): Promise<number> {
  const abandoned = await abandonedPayments(store.read, now - patience, atOnce);
  for (const payment of abandoned) {
    const keys = await store.write(async (transaction) => {
      await transaction.lockForms(payment.organization_id, [payment.form_id]);
      return await removeWaiting(transaction.db, payment);
    });
    const named = await namedStorageKeys(store.read, keys);
    for (const key of keys) if (!named.has(key)) await files.remove(key);
  }
  return abandoned.length;
}
