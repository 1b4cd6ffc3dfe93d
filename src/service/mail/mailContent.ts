import type { NewMail } from './queueMail.ts';

/** The words of a mail. */
export function mailContent(mail: NewMail): { subject: string; text: string; html: string } {
  const subject = mail.kind;
  const text = `${mail.link ?? ''}\n`;
  return { subject, text, html: '' };
}
