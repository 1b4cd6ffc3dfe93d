import { safeRedirectPath } from '#contract/app/safeRedirectPath.ts';
import { beginOidcFlow } from '#service/account/oidc/beginOidcFlow.ts';
import { finishOidcFlow } from '#service/account/oidc/finishOidcFlow.ts';
import { type OidcFlow, oidcFlowLifetime } from '#service/account/oidc/oidcFlow.ts';
import { pendingJoinLifetime, sealPendingJoin } from '#service/account/oidc/pendingJoin.ts';
import { unlinkIdentity } from '#service/account/oidc/unlinkIdentity.ts';
import { Problem } from '../../../problem.ts';
import type { Call, Handlers } from '../../call.ts';
import { issueSession } from '../../issueSession.ts';
import { refusal } from '../../refusal.ts';
import { joiningCookie, oidcParts } from './oidcParts.ts';

const journeyCookie = 'oidc';

export const oidcHandlers: Handlers<'beginOidc' | 'openOidc' | 'endOidc' | 'linkOidc' | 'unlinkOidc'> = {
  async beginOidc(call) {
    const { actor, body } = call;
    const to = safeRedirectPath(body.to);
    if (actor === undefined)
      return await begin(call, { kind: 'sign_in', to, invitation: body.invitation ?? null });
    return await begin(call, { kind: 'confirm', to, user: actor.user.id, session: actor.session.id });
  },

  async openOidc({ context, query }) {
    oidcParts(context);
    const to = safeRedirectPath(query.invitation === undefined ? query.to : `/join/${query.invitation}`);
    if (query.invitation !== undefined) return { to: `${context.baseUrl}${to}` };
    return { to: `${context.baseUrl}/app/sign-in${to === '/app' ? '' : `?${new URLSearchParams({ to })}`}` };
  },

  async endOidc(call) {
    const { context, actor, query, cookie, visitor, now, reply } = call;
    const warn = (reason: string) => context.log.warn({ reason }, 'signing in by the provider failed');
    const signedIn =
      actor === undefined
        ? undefined
        : { userId: actor.user.id, name: actor.user.name, session: actor.session };
    const returned = { cookie: cookie(journeyCookie), query };
    const traveller = { agent: visitor.agent, signedIn };
    const parts = oidcParts(context);
    const end = await finishOidcFlow({ ...parts, warn }, returned, traveller, now);
    if (end === undefined || end.refusal !== undefined)
      call.refused('provider', end?.refusal ?? 'oidc_failed');
    if (end === undefined) return { to: `${context.baseUrl}/app/sign-in?problem=oidc_failed` };
    reply.clearCookie(journeyCookie);
    if (end.begun !== undefined) await issueSession(call, end.begun);
    if (end.joining !== undefined)
      reply.setCookie(joiningCookie, sealPendingJoin(parts.keys, end.joining), {
        seconds: pendingJoinLifetime / 1000,
      });
    return { to: `${context.baseUrl}${end.to}` };
  },

  async linkOidc(call) {
    const { user, session } = call.actor;
    return await begin(call, { kind: 'link', user: user.id, session: session.id });
  },

  async unlinkOidc({ context, actor, params, now }) {
    const which = { identityId: params.identity, issuer: context.oidc?.provider.issuer };
    const unlinked = await unlinkIdentity(context.store, actor.user, which, now);
    if (!unlinked.ok) throw refusal(unlinked.failure);
    return {};
  },
};

async function begin(
  { context, now, reply }: Pick<Call<'beginOidc'>, 'context' | 'now' | 'reply'>,
  aim: OidcFlow['aim'],
): Promise<{ url: string }> {
  const flow = await beginOidcFlow(oidcParts(context), aim, now);
  if (!flow.ok) {
    context.log.warn({ reason: flow.failure.reason }, 'the sign-in provider could not be asked');
    throw new Problem('oidc_failed');
  }
  reply.setCookie(journeyCookie, flow.value.cookie, { seconds: oidcFlowLifetime / 1000 });
  return { url: flow.value.url };
}
