import { day } from '#kit/time/durations.ts';
import { deleteOldMails, expireMails } from '#store/query/mail/mailQueue.ts';
import type { Store } from '#store/store.ts';
import { linkExpired } from './expiredMail.ts';

/** Erases the content of unsent mails with an expired link, and deletes old mails. */
export async function purgeMails(store: Store, now: number): Promise<void> {
  await store.write(
    async ({ db }) => {
      await expireMails(db, linkExpired, now);
      await deleteOldMails(db, { ended: now - 30 * day, waiting: now - 14 * day });
    },
    { ofForms: 'counts' },
  );
}
