import { deleteOldMails } from '#store/query/mailQueue.ts';
import type { Store } from '#store/store.ts';

const day = 24 * 3_600_000;

/** Links in mails work for some days at most; what waits for longer is of use to nobody. */
export async function forgetMails(store: Store, now: number): Promise<void> {
  await store.write(({ db }) => deleteOldMails(db, { ended: now - 30 * day, waiting: now - 14 * day }));
}
