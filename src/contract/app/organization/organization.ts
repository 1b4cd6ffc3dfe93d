import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { emailProof, instant, mailAddress, nameText, none, role } from '../text.ts';
import { organizationSettings } from './organizationSettings.ts';

const workspaceListed = z.object({ id: z.string(), name: z.string(), forms: z.number() });

export const organizationRoutes = routes({
  /** The data that every screen of an organisation needs. Members see only the workspaces they have access to. */
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
      /**
       * The number of unsent mails, up to a hundred; with a mail server, only those it refused. 0 unless the person is an
       * owner.
       */
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
  /** Applies to all members from the next request on. The owner must have given a second factor. */
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
          /** Empty if another account has proved the address. */
          email: z.string(),
          email_proof: emailProof,
          role,
          /** The workspaces of a member; owners and admins have access to all. */
          workspaces: z.array(z.string()),
          joined_at: instant,
          /** Activity in this organisation only; activity in others is private. */
          seen_at: z.nullable(instant),
          /** TOTP, a passkey or a sign-in provider. */
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
  /** Ends all sessions of a member without other organisations; otherwise only their access to this one. */
  endMemberSessions: {
    method: 'POST',
    path: '/o/:organization/members/:user/end-sessions',
    access: 'owner',
    confirmed: true,
    answer: z.object({ everywhere: z.boolean() }),
  },
  /** For members of no other organisation, if no mail reaches them. */
  makeResetLink: {
    method: 'POST',
    path: '/o/:organization/members/:user/reset-link',
    access: 'owner',
    confirmed: true,
    answer: z.object({ link: z.string(), expires_at: instant }),
  },

  /** An owner vouches for an address that no mail has proved. */
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
    // A member who joins by the link outlasts any session.
    confirmed: true,
    body: z.object({
      /** If empty, anyone with the link may join; it is still single-use. */
      email: z.union([z.literal(''), mailAddress]),
      role,
      workspaces: z.array(z.string()),
    }),
    answer: z.object({ id: z.string(), link: z.string(), mailed: z.boolean() }),
  },
  /** Extends the invitation and mails it again. */
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
          /** The members with access. */
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
  /** The typed name is required if the workspace contains forms, which are deleted too. */
  deleteWorkspace: {
    method: 'POST',
    path: '/o/:organization/workspaces/:workspace/delete',
    access: 'admin',
    // Its forms and their responses cannot be restored.
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
