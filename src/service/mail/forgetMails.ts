import { deleteOldMails, expireMails } from '#store/query/mail/mailQueue.ts';
import type { Store } from '#store/store.ts';
import { linkExpired } from './expiredMail.ts';

const day = 24 * 3_600_000;

/** Takes what it says out of a mail whose link has ended, and removes what is old. */
export async function forgetMails(store: Store, now: number): Promise<void> {
  await store.write(
    async ({ db }) => {
      await expireMails(db, linkExpired, now);
      await deleteOldMails(db, { ended: now - 30 * day, waiting: now - 14 * day });
    },
    { ofForms: 'counts' },
  );
}
