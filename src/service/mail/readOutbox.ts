import { type MailRow, newestMails, peopleOfNoOther } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { AccountKeys } from '../account/context/accountKeys.ts';
import { mailAsOf } from './expiredMail.ts';
import { openMail } from './mailContent.ts';

export interface OutboxMail extends MailRow {
  /** Whether what it says can be seen: it has not left, its link has not ended, and it is this organisation's alone. */
  readable: boolean;
}

const most = 200;

/**
 * The newest mails of an organisation, without what they say. What is written to a person's account opens that account,
 * with all its organisations: it can be read only while this one is the only one.
 */
export async function readOutbox(
  db: Database,
  keys: AccountKeys,
  organizationId: OrganizationId,
  now: number,
): Promise<OutboxMail[]> {
  const mails = (await newestMails(db, organizationId, most)).map((mail) => mailAsOf(mail, now));
  const people = new Set(mails.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])));
  const own = await peopleOfNoOther(db, organizationId, [...people]);
  return mails.map((mail) => {
    const isShown = mail.user_id === null || own.has(mail.user_id);
    return { ...mail, readable: isShown && openMail(keys, mail.sealed) !== undefined };
  });
}
