import * as z from 'zod/mini';

const mailErrorCodes = [
  'not_set_up',
  'recipient_refused',
  'sender_refused',
  'mail_refused',
  'auth_failed',
  'tls_failed',
  'certificate_invalid',
  'encryption_needed',
  'timeout',
  'host_unknown',
  'host_private',
  'connection_refused',
  'unreachable',
  'content_lost',
  'link_expired',
  'pdf_failed',
] as const;

export type MailErrorCode = (typeof mailErrorCodes)[number];

/** Why a mail was not sent. */
export const mailError = z.object({
  code: z.enum(mailErrorCodes),
  /** The reply of the mail server or the connection error, verbatim; may be empty. */
  detail: z.string(),
});

export type MailError = z.infer<typeof mailError>;
