import type { MailError, MailErrorCode } from '#contract/app/mail/mailError.ts';
import { type MailRow, newestMails } from '#store/query/mail/mail.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { readMailError } from './mailError.ts';
import { triedAt } from './sendDueMails.ts';

const mailsChecked = 200;

/** Failures that concern one mail only and say nothing about the mail server. */
const singleMailErrors: readonly MailErrorCode[] = ['recipient_refused', 'content_lost', 'pdf_failed'];

/** The error of the organisation's latest attempt to send; null if it succeeded or none was made. */
export async function lastFailure(db: Database, organizationId: OrganizationId): Promise<MailError | null> {
  let newest: { at: number; error: MailError | null } = { at: 0, error: null };
  for (const mail of await newestMails(db, organizationId, mailsChecked)) {
    const attempt = attemptOf(mail);
    if (attempt !== undefined && attempt.at > newest.at) newest = attempt;
  }
  return newest.error;
}

function attemptOf(mail: MailRow): { at: number; error: MailError | null } | undefined {
  if (mail.sent_at !== null) return { at: mail.sent_at, error: null };
  const error = readMailError(mail.error);
  if (mail.attempts === 0 || error === null || singleMailErrors.includes(error.code)) return undefined;
  // An expired mail does not keep the time of its last attempt, so the time of its creation stands in.
  return { at: error.code === 'link_expired' ? mail.created_at : triedAt(mail), error };
}
