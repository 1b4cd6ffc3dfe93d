import type { MailRow } from '#store/query/mail/mail.ts';
import { writeMailError } from './mailError.ts';

/** The error stored for a mail whose link expired before it was sent. */
export const linkExpired = writeMailError({ code: 'link_expired', detail: '' });

/** Whether the link expired before the mail was sent, which makes the mail useless. */
export function isExpired({ state, expires_at }: MailRow, now: number): boolean {
  return state !== 'sent' && expires_at !== null && expires_at <= now;
}

/** The mail's current state, even if its link has expired since the clean-up job last ran. */
export function mailAsOf<Row extends MailRow>(mail: Row, now: number): Row {
  return isExpired(mail, now) ? { ...mail, state: 'failed', sealed: '', error: linkExpired } : mail;
}
