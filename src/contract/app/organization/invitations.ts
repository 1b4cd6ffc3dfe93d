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
  /** A POST, because reading the link is audited. */
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
    // A member who joins by the link outlives any session.
    confirmed: true,
    body: z.object({
      /** If empty, anyone with the link can join, but only once. */
      email: z.union([z.literal(''), mailAddress]),
      role,
      workspaces: z.array(z.string()),
    }),
    answer: z.object({ id: z.string(), link: z.string(), mailed: z.boolean() }),
  },
  /** Extends the invitation and sends the mail again. */
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
