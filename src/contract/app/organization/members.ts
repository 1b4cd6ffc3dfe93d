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
          /** Empty if another account has proved the address. */
          email: z.string(),
          email_proof: emailProof,
          role,
          /** The workspaces of a member; owners and admins have all. */
          workspaces: z.array(z.string()),
          joined_at: instant,
          /** The last activity in this organisation; others are private. */
          seen_at: z.nullable(instant),
          /** Whether the member has an authenticator app, a passkey or an OIDC identity. */
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
  /** Ends the member's sessions: everywhere if this is their only organisation, otherwise for this one. */
  endMemberSessions: {
    method: 'POST',
    path: '/o/:organization/members/:user/end-sessions',
    access: 'owner',
    confirmed: true,
    answer: z.object({ everywhere: z.boolean() }),
  },
  /** For members of no other organisation who get no mail. */
  makeResetLink: {
    method: 'POST',
    path: '/o/:organization/members/:user/reset-link',
    access: 'owner',
    confirmed: true,
    answer: z.object({ link: z.string(), expires_at: instant }),
  },

  /** An owner vouches for the member's address if no mail has verified it. */
  vouchForAddress: {
    method: 'POST',
    path: '/o/:organization/members/:user/vouch',
    access: 'owner',
    confirmed: true,
    answer: none,
  },
});
