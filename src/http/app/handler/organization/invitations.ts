import { hashPassword } from '#kit/secret/passwordHash.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { hashTurnOf } from '#service/account/context/accountContext.ts';
import { acceptInvitation } from '#service/account/join/acceptInvitation.ts';
import { joinWithAccount } from '#service/account/join/joinWithAccount.ts';
import { type Inviting, invite } from '#service/organization/invitation/invite.ts';
import { readInvitationLink } from '#service/organization/invitation/readInvitationLink.ts';
import { renewInvitation } from '#service/organization/invitation/renewInvitation.ts';
import { withdrawInvitation } from '#service/organization/invitation/withdrawInvitation.ts';
import { findOpenInvitation, listInvitations } from '#store/query/organization/invitation.ts';
import { findMember } from '#store/query/organization/membership.ts';
import { Problem } from '../../../problem.ts';
import { accessRenewal, needsNewPassword } from '../../accessRenewal.ts';
import type { Call, Handlers } from '../../call.ts';
import type { AppContext } from '../../context.ts';
import { issueRenewedToken } from '../../issueRenewedToken.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';
import { refuseWeakPassword } from '../../refuseWeakPassword.ts';

export const invitationsHandlers: Handlers<
  | 'lookAtInvitation'
  | 'joinWithAccount'
  | 'acceptInvitation'
  | 'invitations'
  | 'invitationLink'
  | 'invite'
  | 'renewInvitation'
  | 'withdrawInvitation'
> = {
  async lookAtInvitation({ context, body, actor, now }) {
    const { organization_id, organization, role, email, invited_by, expires_at } = await openInvitation(
      context,
      body.secret,
      now,
    );
    const member =
      actor === undefined ? undefined : await findMember(context.store.read, organization_id, actor.user.id);
    return {
      organization: { id: organization_id, name: organization },
      role,
      email,
      invited_by,
      expires_at: formatInstant(expires_at),
      joined: member !== undefined,
      new_password: member === undefined && (await needsNewPassword(context, actor)),
    };
  },

  async joinWithAccount(call) {
    const { context, body, visitor, now, waitSignal } = call;
    // Checks the link before any expensive work.
    const invitation = await openInvitation(context, body.secret, now);
    const { secret, name, email, password, language } = body;
    await refuseWeakPassword(password, [name, email, invitation.organization]);
    const passwordHash = await hashPassword(password, hashTurnOf({ ...visitor, signal: waitSignal }));
    const account = { name, email, language, passwordHash };
    const joining = { secret, account, agent: visitor.agent, invited: invitation.email };
    const asking = { asker: invitation.organization_id, address: visitor.address };
    const joined = await joinWithAccount(context, joining, asking, now);
    if (!joined.ok) throw refusal(joined.failure);
    await issueSession(call, joined.value);
    return { organization: joined.value.organizationId };
  },

  async acceptInvitation(call) {
    const { context, body, actor, now } = call;
    const { user } = actor;
    const { password } = body;
    const organization =
      password === undefined ? '' : (await openInvitation(context, body.secret, now)).organization;
    const renewal = await accessRenewal(call, actor, { password, organization }, now);
    const accepting = { secret: body.secret, user, renewal };
    const accepted = await context.unheldStore.write((transaction) =>
      acceptInvitation(transaction, context.keys(), accepting, now),
    );
    if (!accepted.ok) throw new Problem(accepted.failure.code);
    const token = renewal?.token();
    if (token !== undefined) await issueRenewedToken(call, token);
    return { organization: accepted.value.organizationId };
  },

  async invitations({ context, actor }) {
    const rows = await listInvitations(context.store.read, actor.organization.id);
    const invitations = rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      workspaces: JSON.parse(row.workspaces),
      invited_by: row.invited_by,
      created_at: formatInstant(row.created_at),
      expires_at: formatInstant(row.expires_at),
    }));
    return { invitations };
  },

  async invitationLink({ context, actor, params, now }) {
    const place = { keys: context.keys(), baseUrl: context.baseUrl };
    const read = await readInvitationLink(actor.writes, place, params.invitation, now);
    if (!read.ok) throw new Problem(read.failure.code);
    return { link: read.value };
  },

  async invite(call) {
    const { context, body, now } = call;
    const invited = await invite(inviting(call), body, now);
    if (invited.ok) return { ...invited.value, mailed: await isMailed(context, body.email) };
    if (invited.failure.code === 'workspace_unknown')
      throw new Problem('field_invalid', { param: 'workspaces' });
    if (invited.failure.code === 'member_already') throw new Problem('member_already', { param: 'email' });
    throw refusal(invited.failure);
  },

  async renewInvitation(call) {
    const { context, params, now } = call;
    const renewed = await renewInvitation(inviting(call), params.invitation, now);
    if (!renewed.ok)
      throw renewed.failure.code === 'invitation_unknown'
        ? new Problem('not_found')
        : refusal(renewed.failure);
    const { email, link } = renewed.value;
    return { link, mailed: await isMailed(context, email) };
  },

  async withdrawInvitation({ actor, params, now }) {
    const withdrawn = await withdrawInvitation(actor.writes, params.invitation, now);
    if (!withdrawn.ok) throw new Problem('not_found');
    return {};
  },
};

async function openInvitation({ store, keys }: AppContext, secret: string, now: number) {
  const found = await findOpenInvitation(store.read, keys().hash('invitation', secret), now);
  if (found === undefined) throw new Problem('link_invalid');
  return found;
}

/** Whether the mail is sent by the service; wakes the sender. */
async function isMailed({ mail, store }: Call<'invite'>['context'], email: string): Promise<boolean> {
  if (email === '' || !(await mail.servers.isSetUp(store.read))) return false;
  mail.wake();
  return true;
}

function inviting({ context, actor }: Pick<Call<'invite'>, 'context' | 'actor'>): Inviting {
  const { baseUrl, store } = context;
  return {
    writes: actor.writes,
    windows: store.countedWindows,
    keys: context.keys(),
    baseUrl,
    organization: actor.organization,
    by: actor.user,
  };
}
