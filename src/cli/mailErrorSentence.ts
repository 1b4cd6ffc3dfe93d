import type { MailError, MailErrorCode } from '#contract/app/mail/mail.ts';

const sentences: Readonly<Record<MailErrorCode, string>> = {
  not_set_up: 'No mail server is set up. Set SMTP_URL.',
  recipient_refused: 'The mail server rejected the recipient.',
  sender_refused: 'The mail server rejected the sender. Check CANVASS_MAIL_FROM.',
  mail_refused: 'The mail server rejected the e-mail.',
  auth_failed: 'The mail server rejected the user name and password in SMTP_URL.',
  tls_failed: 'Could not make a secure connection to the mail server.',
  timeout: 'The mail server took too long to respond.',
  unreachable: 'Could not reach the mail server. Check host and port in SMTP_URL.',
  pdf_failed: 'The PDF to attach could not be made.',
  content_lost: 'The content was encrypted with keys that have been lost.',
  link_expired: 'Its link expired before it could be sent. Create a new one.',
};

/** Explains why a mail was not sent, with the reply of the mail server if there is one. */
export function mailErrorSentence({ code, detail }: MailError): string {
  return detail === '' ? sentences[code] : `${sentences[code]} ${detail}`;
}
