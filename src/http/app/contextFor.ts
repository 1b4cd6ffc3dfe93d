import type { AppRoute } from '#contract/app/route.ts';
import { sessionStore, sessionStoreWithoutUserLock } from '#service/account/session/sessionStore.ts';
import type { SignedIn } from './call.ts';
import type { AppContext, OrganizationContext, PersonContext } from './context.ts';

/** The context of a route's handler, limited to what its access allows. */
export function contextFor(
  context: AppContext,
  { access }: AppRoute,
  actor: SignedIn | undefined,
): AppContext | PersonContext | OrganizationContext {
  if (access === 'anyone' || actor === undefined) return context;
  if (access === 'user') return personContext(context, actor);
  const { write: _write, ground: _ground, close: _close, ...store } = context.store;
  return { ...context, store };
}

function personContext(context: AppContext, { user, session }: SignedIn): PersonContext {
  const holder = { userId: user.id, sessionId: session.id };
  return {
    ...context,
    store: sessionStore(context.store, holder),
    unheldStore: sessionStoreWithoutUserLock(context.store, holder),
    service: context,
  };
}
