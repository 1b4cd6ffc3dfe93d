import { innerPath } from '#contract/app/innerPath.ts';
import { beginJourney } from '#service/oidc/beginJourney.ts';
import { endJourney } from '#service/oidc/endJourney.ts';
import { journeyLength } from '#service/oidc/journey.ts';
import { unlinkIdentity } from '#service/oidc/unlinkIdentity.ts';
import { Problem } from '../../problem.ts';
import type { Handlers } from '../call.ts';
import type { AppContext } from '../context.ts';
import { giveSession } from '../giveSession.ts';

const cookieName = 'oidc';
const seconds = journeyLength / 1000;

export const oidcHandlers: Handlers<'beginOidc' | 'endOidc' | 'linkOidc' | 'unlinkOidc'> = {
  async beginOidc({ context, actor, query, now, reply }) {
    const aim = { kind: 'sign_in', to: innerPath(query.to), invitation: query.invitation ?? null } as const;
    const begun = await beginJourney(parts(context), aim, actor !== undefined, now);
    if (!begun.ok) {
      context.log.warn({ reason: begun.failure.reason }, 'the sign-in provider could not be asked');
      return { to: `${context.baseUrl}/app/sign-in?problem=oidc_failed` };
    }
    reply.setCookie(cookieName, begun.value.cookie, { seconds });
    return { to: begun.value.url };
  },

  async endOidc(call) {
    const { context, actor, query, cookie, visitor, now, reply } = call;
    const warn = (reason: string) => context.log.warn({ reason }, 'signing in by the provider failed');
    const signedIn =
      actor === undefined
        ? undefined
        : { userId: actor.user.id, name: actor.user.name, sessionId: actor.session.id };
    const returned = { cookie: cookie(cookieName), query };
    const traveller = { agent: visitor.agent, signedIn };
    const end = await endJourney({ ...parts(context), warn }, returned, traveller, now);
    if (end === undefined) return { to: `${context.baseUrl}/app/sign-in?problem=oidc_failed` };
    reply.clearCookie(cookieName);
    if (end.begun !== undefined) await giveSession(call, end.begun);
    const problem = end.refusal === undefined ? '' : `?problem=${end.refusal}`;
    return { to: `${context.baseUrl}${end.to}${problem}` };
  },

  async linkOidc({ context, actor, now, reply }) {
    const aim = { kind: 'link', user: actor.user.id, session: actor.session.id } as const;
    const begun = await beginJourney(parts(context), aim, false, now);
    if (!begun.ok) {
      context.log.warn({ reason: begun.failure.reason }, 'the sign-in provider could not be asked');
      throw new Problem('oidc_failed');
    }
    reply.setCookie(cookieName, begun.value.cookie, { seconds });
    return { url: begun.value.url };
  },

  async unlinkOidc({ context, actor, params, now }) {
    const which = { identityId: params.identity, issuer: context.oidc?.provider.issuer };
    const unlinked = await unlinkIdentity(context.store, actor.user, which, now);
    if (!unlinked.ok) throw new Problem(unlinked.failure.code);
    return {};
  },
};

function parts({ oidc, store, keys, baseUrl }: AppContext) {
  if (oidc === undefined) throw new Problem('not_found');
  return { oidc, store, keys: keys(), baseUrl };
}
