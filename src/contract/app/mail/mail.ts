import * as z from 'zod/mini';
import { mailPreferences } from '../organization/organizationSettings.ts';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { mailError } from './mailError.ts';

export const mailKinds = [
  'invitation',
  'password_reset',
  'email_change',
  'email_confirm',
  'email_changed',
  'password_set',
  'access_renewed',
  'export_ready',
  'workflow_failing',
  'workflow_switched_off',
  'mail_test',
  'response',
] as const;

export type MailKind = (typeof mailKinds)[number];

const mailSettings = z.object({ from_name: z.string(), reply_to: z.string() });

export const mailRoutes = routes({
  mail: {
    method: 'GET',
    path: '/o/:organization/mail',
    access: 'admin',
    answer: z.object({
      /** Whether a mail server is set up. */
      configured: z.boolean(),
      /** Whether the mail server comes from the settings of the service, which win over those of the app. */
      fixed: z.boolean(),
      /** Who can set up the mail server in the app: the one who asks, the owners, or only people outside this organisation. */
      set_up_by: z.enum(['you', 'owners', 'others']),
      /** The sender address; null if no mail is sent. */
      from: z.nullable(z.string()),
      /** The error of the latest attempt; null if it succeeded, or none is known. */
      failure: z.nullable(mailError),
      settings: mailSettings,
    }),
  },
  changeMail: {
    method: 'PATCH',
    path: '/o/:organization/mail',
    access: 'admin',
    // The setting redirects replies to the organisation's mails.
    confirmed: true,
    /** Omitted settings stay as they are. */
    body: mailPreferences,
    answer: none,
  },
  /** Sends a test mail to the person who asks. */
  testMail: {
    method: 'POST',
    path: '/o/:organization/mail/test',
    access: 'admin',
    /** Null if the mail server accepted it. */
    answer: z.object({ error: z.nullable(mailError) }),
  },
  /** Waiting, sent and failed mails. Owners only, because a link in a mail grants access. */
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
          /** False once it was sent or its link has expired, or if its link opens more than this organisation. */
          readable: z.boolean(),
          /** The stored response that it is about. */
          response: z.nullable(z.object({ form: z.string(), id: z.number() })),
        }),
      ),
    }),
  },
  /**
   * Returns the content of a mail. A POST, because reading a link is audited. A mail whose link gives access needs a fresh
   * proof of identity (`confirm_needed`).
   */
  readMail: {
    method: 'POST',
    path: '/o/:organization/outbox/:mail/read',
    access: 'owner',
    answer: z.object({ text: z.string(), link: z.nullable(z.string()) }),
  },
  sendAgain: { method: 'POST', path: '/o/:organization/outbox/:mail/send', access: 'owner', answer: none },
  discardMail: { method: 'DELETE', path: '/o/:organization/outbox/:mail', access: 'owner', answer: none },
});
