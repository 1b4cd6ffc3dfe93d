import type { MailError, MailErrorCode } from '#contract/app/mail/mail.ts';

const sentences: Readonly<Record<MailErrorCode, string>> = {
  not_set_up: 'No mail server is set up. Name one by SMTP_URL.',
  recipient_refused: 'The mail server refused the recipient.',
  sender_refused: 'The mail server refused the sender, which CANVASS_MAIL_FROM names.',
  mail_refused: 'The mail server refused the mail.',
  auth_failed: 'The mail server did not accept the user name and password in SMTP_URL.',
  tls_failed: 'No secure connection to the mail server is possible.',
  timeout: 'The mail server did not answer in time.',
  unreachable: 'The mail server cannot be reached. Check host and port in SMTP_URL.',
  content_lost: 'The content was sealed with keys that this installation no longer has.',
  link_expired: 'Its link expired before it could leave. Make a new one.',
};

/** Explains why a mail was not sent, with the reply of the mail server if there is one. */
export function mailErrorSentence({ code, detail }: MailError): string {
  return detail === '' ? sentences[code] : `${sentences[code]} ${detail}`;
}
