import type { MailError, MailErrorCode } from '#contract/app/mail/mail.ts';
import { type MailRow, newestMails } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { readMailError } from './mailError.ts';
import { triedAt } from './sendWaiting.ts';

const looked = 200;

/** What is wrong with one mail, and says nothing of the next. */
const ofOneMail: readonly MailErrorCode[] = ['recipient_refused', 'content_lost'];

/** Why the newest attempt to send a mail of the organisation failed; null where it did not, or none was made. */
export async function lastFailure(db: Database, organizationId: OrganizationId): Promise<MailError | null> {
  let newest: { at: number; error: MailError | null } = { at: 0, error: null };
  for (const mail of await newestMails(db, organizationId, looked)) {
    const attempt = attemptOf(mail);
    if (attempt !== undefined && attempt.at > newest.at) newest = attempt;
  }
  return newest.error;
}

function attemptOf(mail: MailRow): { at: number; error: MailError | null } | undefined {
  if (mail.sent_at !== null) return { at: mail.sent_at, error: null };
  const error = readMailError(mail.error);
  if (mail.attempts === 0 || error === null || ofOneMail.includes(error.code)) return undefined;
  // When its link ended, it was no longer tried; the attempts began when it was made.
  return { at: error.code === 'link_expired' ? mail.created_at : triedAt(mail), error };
}
