import { type MailRow, membersOfThisOnly, newestMails } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../base/accountKeys.ts';
import { mailAsOf } from './expiredMail.ts';
import { openMail } from './mailContent.ts';

export interface StoredMail extends MailRow {
  /**
   * Whether owners may read its content: it is unsent, its link is valid, and its person
   * belongs only to this organisation.
   */
  readable: boolean;
}

const maxMails = 200;

/**
 * The organisation's newest mails, without their content. A mail about an account grants access to all of the
 * person's organisations, so it is readable only while this is the only one.
 */
export async function readOutbox(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  now: number,
): Promise<StoredMail[]> {
  const mails = (await newestMails(db, organizationId, maxMails)).map((mail) => mailAsOf(mail, now));
  const people = new Set(mails.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  const exclusivePeople = await membersOfThisOnly(db, organizationId, [...people]);
  return mails.map((mail) => {
    const isShown = mail.user_id === null || exclusivePeople.has(mail.user_id);
    return { ...mail, readable: isShown && openMail(keys, mail.sealed) !== undefined };
  });
}
