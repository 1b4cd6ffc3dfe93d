import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { emailProof, instant, none, role } from '../text.ts';

export const memberRoutes = routes({
  members: {
    method: 'GET',
    path: '/o/:organization/members',
    access: 'admin',
    answer: z.object({
      members: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Empty where somebody else has proved that the address is theirs. */
          email: z.string(),
          email_proof: emailProof,
          role,
          /** Those given to a member; owners and admins have all. */
          workspaces: z.array(z.string()),
          joined_at: instant,
          /** In this organisation: what somebody does in others is nobody's business here. */
          seen_at: z.nullable(instant),
          /** An authenticator app, a passkey or a sign-in provider. */
          second_factor: z.boolean(),
        }),
      ),
    }),
  },
  changeMember: {
    method: 'PATCH',
    path: '/o/:organization/members/:user',
    access: 'owner',
    confirmed: { with: 'role' },
    body: z.object({ role: z.optional(role), workspaces: z.optional(z.array(z.string())) }),
    answer: none,
  },
  removeMember: {
    method: 'DELETE',
    path: '/o/:organization/members/:user',
    access: 'owner',
    confirmed: true,
    answer: none,
  },
  /** They sign in again: everywhere where they belong to no other organisation, else for this one. */
  endMemberSessions: {
    method: 'POST',
    path: '/o/:organization/members/:user/end-sessions',
    access: 'owner',
    confirmed: true,
    answer: z.object({ everywhere: z.boolean() }),
  },
  /** For somebody who belongs to no other organisation and gets no mail. */
  makeResetLink: {
    method: 'POST',
    path: '/o/:organization/members/:user/reset-link',
    access: 'owner',
    confirmed: true,
    answer: z.object({ link: z.string(), expires_at: instant }),
  },

  /** An owner says that the address is the person's, where no mail has shown it. */
  vouchForAddress: {
    method: 'POST',
    path: '/o/:organization/members/:user/vouch',
    access: 'owner',
    confirmed: true,
    answer: none,
  },
});
