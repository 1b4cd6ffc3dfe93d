import { formatInstant } from '#kit/time/instant.ts';
import { makeMemberResetLink } from '#service/account/password/makeMemberResetLink.ts';
import { resetLinkLifetime } from '#service/account/password/makeResetLink.ts';
import { changeMember } from '#service/organization/member/changeMember.ts';
import { endMemberSessions } from '#service/organization/member/endMemberSessions.ts';
import { removeMember } from '#service/organization/member/removeMember.ts';
import { vouchForAddress } from '#service/organization/member/vouchForAddress.ts';
import { listMembers } from '#store/query/organization/membership.ts';
import { listAccess } from '#store/query/organization/workspaceAccess.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

export const membersHandlers: Handlers<
  'endMemberSessions' | 'members' | 'changeMember' | 'removeMember' | 'makeResetLink' | 'vouchForAddress'
> = {
  async endMemberSessions({ actor, params, now }) {
    const ended = await endMemberSessions(actor.writes, params.user, now);
    if (!ended.ok) throw new Problem('not_found');
    return ended.value;
  },

  async members({ context, actor }) {
    const { read } = context.store;
    const { id } = actor.organization;
    const rows = await listMembers(read, id, context.oidc?.provider.issuer);
    const access = Map.groupBy(await listAccess(read, id), ({ user_id }) => user_id);
    const members = rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      email_proof: row.email_proof,
      role: row.role,
      workspaces: (access.get(row.id) ?? []).map(({ workspace_id }) => workspace_id),
      joined_at: formatInstant(row.joined_at),
      seen_at: row.seen_at === null ? null : formatInstant(row.seen_at),
      second_factor: row.second_factor,
    }));
    return { members };
  },

  async changeMember({ actor, params, body, now }) {
    const changed = await changeMember(actor.writes, params.user, body, now);
    if (changed.ok) return {};
    const { code } = changed.failure;
    if (code === 'workspace_unknown') throw new Problem('field_invalid', { param: 'workspaces' });
    throw new Problem(code === 'member_unknown' ? 'not_found' : code);
  },

  async removeMember({ actor, params, now }) {
    const removed = await removeMember(actor.writes, params.user, now);
    if (removed.ok) return {};
    const { code } = removed.failure;
    throw new Problem(code === 'member_unknown' ? 'not_found' : code);
  },

  async vouchForAddress({ actor, params, now }) {
    const vouched = await vouchForAddress(actor.writes, params.user, now);
    if (!vouched.ok) throw new Problem('not_found');
    return {};
  },

  async makeResetLink({ context, actor, params, now }) {
    const made = await makeMemberResetLink(actor.writes, context.keys(), params.user, now);
    if (made.ok)
      return {
        link: `${context.baseUrl}/reset/${made.value}`,
        expires_at: formatInstant(now + resetLinkLifetime),
      };
    const { code } = made.failure;
    throw new Problem(code === 'member_unknown' ? 'not_found' : code);
  },
};
