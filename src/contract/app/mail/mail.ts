import * as z from 'zod/mini';
import { mailChoice } from '../organization/organizationSettings.ts';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';

const mailKinds = [
  'invitation',
  'password_reset',
  'email_change',
  'email_confirm',
  'email_changed',
  'password_set',
  'access_renewed',
  'mail_test',
] as const;

export type MailKind = (typeof mailKinds)[number];

const mailErrorCodes = [
  'not_set_up',
  'recipient_refused',
  'sender_refused',
  'mail_refused',
  'auth_failed',
  'tls_failed',
  'timeout',
  'unreachable',
  'content_lost',
  'link_expired',
] as const;

export type MailErrorCode = (typeof mailErrorCodes)[number];

/** Why a mail has not left. */
export const mailError = z.object({
  code: z.enum(mailErrorCodes),
  /** What the mail server or the connection to it says, in its own words; may be empty. */
  detail: z.string(),
});

export type MailError = z.infer<typeof mailError>;

const mailSettings = z.object({ from_name: z.string(), reply_to: z.string() });

export const mailRoutes = routes({
  mail: {
    method: 'GET',
    path: '/o/:organization/mail',
    access: 'admin',
    answer: z.object({
      /** Whether mails leave by themselves. */
      configured: z.boolean(),
      /** The address that mails come from; null where none leave. */
      from: z.nullable(z.string()),
      /** Why the newest attempt failed; null where mails get through, as far as is known. */
      failure: z.nullable(mailError),
      settings: mailSettings,
    }),
  },
  changeMail: {
    method: 'PATCH',
    path: '/o/:organization/mail',
    access: 'admin',
    // Answers to mails of the organisation go where this says.
    confirmed: true,
    /** What is left out stays as it is. */
    body: mailChoice,
    answer: none,
  },
  /** To the person who asks. */
  testMail: {
    method: 'POST',
    path: '/o/:organization/mail/test',
    access: 'admin',
    /** Null where the mail server took it. */
    answer: z.object({ error: z.nullable(mailError) }),
  },
  /** What waits, what was sent and what failed; owners alone, because a link in it opens what it is for. */
  outbox: {
    method: 'GET',
    path: '/o/:organization/outbox',
    access: 'owner',
    answer: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(mailKinds),
          recipient: z.string(),
          subject: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          created_at: instant,
          sent_at: z.nullable(instant),
          error: z.nullable(mailError),
          /** False once it was sent or its link has expired, or where the link is not for this organisation to see. */
          readable: z.boolean(),
        }),
      ),
    }),
  },
  /** What a mail says. No mere reading: that somebody saw the link is written down. */
  readMail: {
    method: 'POST',
    path: '/o/:organization/outbox/:mail/read',
    access: 'owner',
    confirmed: true,
    answer: z.object({ text: z.string(), link: z.nullable(z.string()) }),
  },
  sendAgain: { method: 'POST', path: '/o/:organization/outbox/:mail/send', access: 'owner', answer: none },
  discardMail: { method: 'DELETE', path: '/o/:organization/outbox/:mail', access: 'owner', answer: none },
});
