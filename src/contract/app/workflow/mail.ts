import * as z from 'zod/mini';
import { mailError } from '../mail/mailError.ts';
import { routes } from '../route.ts';
import { instant } from '../text.ts';
import { unmet } from './workflows.ts';

/** An action of the draft and the response to try it with. */
const tried = z.object({
  /** The settings of the mail, as they are in the draft. */
  action: z.unknown(),
  /** The condition of the workflow, as it is in the draft. */
  when: z.optional(z.unknown()),
  /** The latest one by default; without any, plausible answers are made up. */
  response: z.optional(z.number().check(z.int(), z.positive())),
});

export const workflowMailRoutes = routes({
  /** Writes the mail of an action as it would be sent; nothing is. `field_invalid` if the action cannot be read. */
  previewMailAction: {
    method: 'POST',
    path: '/o/:organization/forms/:form/mail-actions/preview',
    access: 'member',
    turn: true,
    body: tried,
    answer: z.object({
      /** The response that was used; null if its answers were made up. */
      response: z.nullable(z.number()),
      unmet,
      /** Empty if the response gives no address. */
      to: z.array(z.string()),
      /** Empty if replies go where they usually do. */
      reply_to: z.string(),
      subject: z.string(),
      text: z.string(),
      /** A whole document, for a sandboxed frame. */
      html: z.string(),
      /** Names of attached files, and of those that do not fit. */
      attached: z.array(z.string()),
      left_out: z.array(z.string()),
    }),
  },
  /** Sends that mail to the person who asks, and to nobody else. */
  testMailAction: {
    method: 'POST',
    path: '/o/:organization/forms/:form/mail-actions/test',
    access: 'member',
    body: tried,
    /** Null if the mail server accepted it. */
    answer: z.object({ error: z.nullable(mailError) }),
  },
  /** How the mails of a run fare: they leave after the run is done. */
  runMails: {
    method: 'GET',
    path: '/o/:organization/forms/:form/runs/:run/mails',
    access: 'member',
    answer: z.object({
      mails: z.array(
        z.object({
          recipient: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          attempts: z.number(),
          sent_at: z.nullable(instant),
          error: z.nullable(mailError),
        }),
      ),
    }),
  },
});
