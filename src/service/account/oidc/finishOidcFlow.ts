import { failed, type Result } from '#kit/result.ts';
import type { OidcPerson } from '#outside/oidc.ts';
import type { Store } from '#store/store.ts';
import { PermissionRevoked } from '../../base/access/permissionRevoked.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { RenewedSession } from '../session/renewSession.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { confirmWithIdentity } from './confirmWithIdentity.ts';
import { linkIdentity } from './linkIdentity.ts';
import { isFirstCallback, type OidcFlow, openOidcFlow } from './oidcFlow.ts';
import { type OidcSetup, oidcRedirectUri } from './oidcSetup.ts';
import type { PendingJoin } from './pendingJoin.ts';
import { signInWithIdentity } from './signInWithIdentity.ts';

/** The problem codes that the app explains after a failed return from the provider. */
type OidcRefusal =
  | 'oidc_denied'
  | 'oidc_failed'
  | 'oidc_link_needed'
  | 'oidc_no_account'
  | 'oidc_other_person'
  | 'oidc_taken';

export interface OidcFlowResult {
  /** The purpose of the redirect: to sign in, or to return to the account. */
  readonly kind: OidcFlow['aim']['kind'];
  readonly refusal?: OidcRefusal;
  /** The new session, or the current one under a new token. */
  readonly begun?:
    | { readonly token: string; readonly userId: string; readonly begunAt?: number | undefined }
    | undefined;
  /** The question to answer before an account is created. */
  readonly joining?: PendingJoin;
  /** The path in the app to redirect to. */
  readonly to: string;
}

export interface OidcFlowContext {
  readonly oidc: OidcSetup;
  readonly store: Store;
  readonly keys: AccountKeys;
  readonly baseUrl: string;
  readonly warn: (reason: string) => void;
}

/** The returning browser, and its session if it is signed in. */
export interface ReturningBrowser {
  readonly agent: string;
  readonly signedIn:
    | { readonly userId: string; readonly name: string; readonly session: RenewedSession['session'] }
    | undefined;
}

/**
 * Handles the redirect back from the provider. Undefined if `query` does not belong to this browser's
 * flow, which then stays open.
 */
export async function finishOidcFlow(
  context: OidcFlowContext,
  { cookie, query }: { cookie: string | undefined; query: Readonly<Record<string, string>> },
  traveller: ReturningBrowser,
  now: number,
): Promise<OidcFlowResult | undefined> {
  const { oidc, store, keys } = context;
  const journey = openOidcFlow(keys, cookie, now);
  if (journey === undefined || query.state !== journey.state) return undefined;
  const { aim } = journey;
  if (!(await isFirstCallback(store, keys, journey))) return refused(aim, 'oidc_failed');
  const callback = new URL(oidcRedirectUri(context.baseUrl));
  callback.search = new URLSearchParams(query).toString();
  const found = await oidc.provider.finish(callback, journey);
  if (!found.ok) {
    const { code, reason } = found.failure;
    context.warn(reason);
    return refused(aim, code === 'denied' ? 'oidc_denied' : 'oidc_failed');
  }
  return await completeJourney(context, aim, found.value, traveller, now);
}

async function completeJourney(
  context: OidcFlowContext,
  aim: OidcFlow['aim'],
  person: OidcPerson,
  traveller: ReturningBrowser,
  now: number,
): Promise<OidcFlowResult> {
  if (aim.kind === 'sign_in') {
    const entered = await signInWithIdentity(context, person, aim, traveller, now);
    if (!entered.ok) return refused(aim, entered.failure.code);
    return { kind: aim.kind, ...entered.value };
  }
  const { signedIn } = traveller;
  // Another person may have signed in on the same browser since.
  if (signedIn === undefined || signedIn.session.id !== aim.session || signedIn.userId !== aim.user)
    return refused(aim, 'oidc_failed');
  const user = { id: signedIn.userId, name: signedIn.name };
  if (aim.kind === 'confirm') {
    const who = { user, agent: traveller.agent, session: signedIn.session };
    const confirmed = await confirmWithIdentity(context, person, who, now);
    return confirmed.ok
      ? { kind: aim.kind, begun: confirmed.value, to: aim.to }
      : refused(aim, confirmed.failure.code);
  }
  // The provider call took time, so the session is checked again within the transaction.
  const store = sessionStore(context.store, { userId: user.id, sessionId: signedIn.session.id });
  const linked = await linkIdentity(
    { ...context, store },
    { ...user, sessionId: signedIn.session.id },
    person,
    now,
  ).catch(sessionEnded);
  return linked.ok ? { kind: aim.kind, to: accountPath } : refused(aim, linked.failure.code);
}

/** The session that began the flow has ended: nothing was linked or confirmed. */
function sessionEnded(error: unknown): Result<undefined, { code: 'oidc_failed' }> {
  if (error instanceof PermissionRevoked) return failed({ code: 'oidc_failed' });
  throw error;
}

const accountPath = '/app/account/security';

function refused(aim: OidcFlow['aim'], refusal: OidcRefusal): OidcFlowResult {
  // After a failed confirmation the sign-in screen explains the problem, then continues to `to`.
  const query = new URLSearchParams([
    ...(aim.kind === 'confirm' ? [['to', aim.to]] : []),
    ['problem', refusal],
  ]);
  return { kind: aim.kind, refusal, to: `${aim.kind === 'link' ? accountPath : '/app/sign-in'}?${query}` };
}
