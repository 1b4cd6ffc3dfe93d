import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, mailAddress, none, role } from '../text.ts';

export const invitationRoutes = routes({
  invitations: {
    method: 'GET',
    path: '/o/:organization/invitations',
    access: 'owner',
    answer: z.object({
      invitations: z.array(
        z.object({
          id: z.string(),
          email: z.string(),
          role,
          workspaces: z.array(z.string()),
          invited_by: z.nullable(z.string()),
          created_at: instant,
          expires_at: instant,
        }),
      ),
    }),
  },
  /** No mere reading: that somebody saw the link is written down. */
  invitationLink: {
    method: 'POST',
    path: '/o/:organization/invitations/:invitation/link',
    access: 'owner',
    confirmed: true,
    answer: z.object({ link: z.string() }),
  },
  invite: {
    method: 'POST',
    path: '/o/:organization/invitations',
    access: 'owner',
    // A member who joins by the link outlasts any session.
    confirmed: true,
    body: z.object({
      /** Empty makes a link for anybody who has it, which is used once all the same. */
      email: z.union([z.literal(''), mailAddress]),
      role,
      workspaces: z.array(z.string()),
    }),
    answer: z.object({ id: z.string(), link: z.string(), mailed: z.boolean() }),
  },
  /** A new time to accept it, and the mail once more. */
  renewInvitation: {
    method: 'POST',
    path: '/o/:organization/invitations/:invitation/renew',
    access: 'owner',
    confirmed: true,
    answer: z.object({ link: z.string(), mailed: z.boolean() }),
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/o/:organization/invitations/:invitation',
    access: 'owner',
    answer: none,
  },
});
