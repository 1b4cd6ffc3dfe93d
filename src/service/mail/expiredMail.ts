import type { MailRow } from '#store/query/mail/mail.ts';
import { writeMailError } from './mailError.ts';

/** Why a mail has not left whose link has ended. */
export const linkExpired = writeMailError({ code: 'link_expired', detail: '' });

/** Its link has ended before it could leave: it is of use to nobody any more. */
export function isExpired({ state, expires_at }: MailRow, now: number): boolean {
  return state !== 'sent' && expires_at !== null && expires_at <= now;
}

/** The mail as it stands now, also where no job has come by since its link ended. */
export function mailAsOf<Row extends MailRow>(mail: Row, now: number): Row {
  return isExpired(mail, now) ? { ...mail, state: 'failed', sealed: '', error: linkExpired } : mail;
}
