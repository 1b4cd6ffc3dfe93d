import { deleteLinksOfUser } from '#store/query/account/oneTimeLink.ts';
import { deleteUnsentTo } from '#store/query/mail/mailQueue.ts';
import type { Database } from '#store/tables.ts';

const mailKinds = { password: ['password_reset'], email: ['email_change', 'email_confirm'] } as const;

/** Invalidates all links of a person for that purpose and deletes unsent mails that contain one. */
export async function endLinks(db: Database, userId: string, purpose: keyof typeof mailKinds): Promise<void> {
  await deleteLinksOfUser(db, userId, purpose);
  for (const kind of mailKinds[purpose]) await deleteUnsentTo(db, userId, kind);
}
