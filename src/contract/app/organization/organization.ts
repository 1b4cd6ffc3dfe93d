import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { emailProof, instant, mailAddress, nameText, none, role } from '../text.ts';
import { organizationSettings } from './organizationSettings.ts';

const workspaceListed = z.object({ id: z.string(), name: z.string(), forms: z.number() });

export const organizationRoutes = routes({
  /** The frame of every screen in an organisation. A member sees the workspaces given to them. */
  organization: {
    method: 'GET',
    path: '/o/:organization',
    access: 'member',
    answer: z.object({
      id: z.string(),
      name: z.string(),
      role,
      workspaces: z.array(workspaceListed),
      time_zone: z.string(),
      logo: z.nullable(z.string()),
      delete_at: z.nullable(instant),
      /** Mails that have not left, up to a hundred; where a server sends them, those that it did not take. For owners, else 0. */
      mails_waiting: z.number(),
      second_factor_required: z.boolean(),
    }),
  },
  changeOrganization: {
    method: 'PATCH',
    path: '/o/:organization',
    access: 'admin',
    body: z.object({ name: z.optional(nameText()), time_zone: z.optional(z.string()) }),
    answer: none,
  },
  /** Of everybody, from the next call on; the owner who asks for it has shown one. */
  requireSecondFactor: {
    method: 'PUT',
    path: '/o/:organization/second-factor',
    access: 'owner',
    confirmed: true,
    body: z.object({ required: z.boolean() }),
    answer: none,
  },
  leaveOrganization: { method: 'POST', path: '/o/:organization/leave', access: 'member', answer: none },

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
    // Whoever joins by it stays longer than any session.
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

  workspaces: {
    method: 'GET',
    path: '/o/:organization/workspaces',
    access: 'admin',
    answer: z.object({
      workspaces: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          forms: z.number(),
          responses: z.number(),
          created_at: instant,
          /** The members it is given to. */
          access: z.array(z.string()),
        }),
      ),
    }),
  },
  createWorkspace: {
    method: 'POST',
    path: '/o/:organization/workspaces',
    access: 'admin',
    body: z.object({ name: nameText() }),
    answer: z.object({ id: z.string() }),
  },
  renameWorkspace: {
    method: 'PATCH',
    path: '/o/:organization/workspaces/:workspace',
    access: 'admin',
    body: z.object({ name: nameText() }),
    answer: none,
  },
  /** One that holds forms only with its name, which says that they go too. */
  deleteWorkspace: {
    method: 'POST',
    path: '/o/:organization/workspaces/:workspace/delete',
    access: 'admin',
    // Its forms and their responses do not come back.
    confirmed: { with: 'name' },
    body: z.object({ name: z.optional(z.string()) }),
    answer: none,
  },
  giveWorkspace: {
    method: 'PUT',
    path: '/o/:organization/workspaces/:workspace/access/:user',
    access: 'admin',
    answer: none,
  },
  takeWorkspace: {
    method: 'DELETE',
    path: '/o/:organization/workspaces/:workspace/access/:user',
    access: 'admin',
    answer: none,
  },

  branding: {
    method: 'GET',
    path: '/o/:organization/branding',
    access: 'admin',
    answer: z.object({ accent: z.nullable(z.string()), logo: z.nullable(z.string()) }),
  },
  changeBranding: {
    method: 'PATCH',
    path: '/o/:organization/branding',
    access: 'admin',
    body: z.object({ accent: organizationSettings.shape.accent }),
    answer: none,
  },
  setLogo: {
    method: 'PUT',
    path: '/o/:organization/branding/logo',
    access: 'admin',
    body: 'image',
    answer: z.object({ logo: z.string() }),
  },
  removeLogo: { method: 'DELETE', path: '/o/:organization/branding/logo', access: 'admin', answer: none },
});
