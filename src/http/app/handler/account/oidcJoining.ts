import { formatInstant } from '#kit/time/instant.ts';
import { joinWithIdentity } from '#service/account/join/joinWithIdentity.ts';
import { findJoinable } from '#service/account/oidc/findJoinable.ts';
import { isFirstJoinAnswer, openPendingJoin, type PendingJoin } from '#service/account/oidc/pendingJoin.ts';
import { findAddressHolder } from '#store/query/account/emailProof.ts';
import { Problem } from '../../../problem.ts';
import type { Call, Handlers } from '../../call.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';
import { joiningCookie, oidcParts } from './oidcParts.ts';

export const oidcJoiningHandlers: Handlers<'lookAtOidcJoining' | 'joinWithOidc' | 'declineOidcJoining'> = {
  async lookAtOidcJoining(call) {
    const { oidc, store, keys } = oidcParts(call.context);
    const joining = requireJoining(call);
    const joinable = await findJoinable({ db: store.read, keys, oidc }, joining, call.now);
    if (joinable === undefined) throw new Problem('oidc_join_ended');
    const { organization, role, invitedBy } = joinable;
    const { name, email } = joining.person;
    return {
      organization,
      role,
      invited: joining.invitation !== null,
      invited_by: invitedBy,
      provider: oidc.provider.name,
      name,
      email,
      takes_address: (await findAddressHolder(store.read, email)) !== undefined,
      expires_at: formatInstant(joining.until),
    };
  },

  async joinWithOidc(call) {
    const { body, visitor, now, reply } = call;
    const joining = requireJoining(call);
    if (joining.organization !== body.organization) throw new Problem('oidc_join_ended');
    const newcomer = { agent: visitor.agent, language: body.language };
    const joined = await joinWithIdentity(oidcParts(call.context), joining, newcomer, now);
    if (!joined.ok) throw refusal(joined.failure);
    reply.clearCookie(joiningCookie);
    await issueSession(call, joined.value);
    return { organization: joined.value.organizationId };
  },

  async declineOidcJoining({ context, cookie, now, reply }) {
    const { store, keys } = oidcParts(context);
    const joining = openPendingJoin(keys, cookie(joiningCookie), now);
    if (joining !== undefined) await isFirstJoinAnswer(store, keys, joining);
    reply.clearCookie(joiningCookie);
    return {};
  },
};

function requireJoining({
  context,
  cookie,
  now,
}: Pick<Call<'joinWithOidc'>, 'context' | 'cookie' | 'now'>): PendingJoin {
  const joining = openPendingJoin(oidcParts(context).keys, cookie(joiningCookie), now);
  if (joining === undefined) throw new Problem('oidc_join_ended');
  return joining;
}
