import { day } from '#kit/time/durations.ts';
import { abandonedPayments, removeAbandoned } from '#store/query/collect/abandonedPayment.ts';
import type { Store } from '#store/store.ts';

/** Long enough to enquire about a failed payment; unpaid responses are not kept longer. */
const keepTime = 30 * day;
const batchSize = 100;

/** Removes responses whose payment can no longer be made; queues the content of their files for removal. */
export async function removeAbandonedPayments(store: Store, now: number): Promise<number> {
  const abandoned = await abandonedPayments(store.read, now - keepTime, batchSize);
  for (const payment of abandoned) {
    await store.write(async (transaction) => {
      await transaction.lockForms(payment.organization_id, [payment.form_id]);
      await removeAbandoned(transaction.db, payment);
    });
  }
  return abandoned.length;
}
