import type { RouteName } from '#contract/app/routes.ts';
import { createTabLock } from './tabLock.ts';

/** Routes after which the browser holds another token, or none. */
const givesToken: ReadonlySet<RouteName> = new Set<RouteName>([
  'signIn',
  'giveSecondFactor',
  'signInWithPasskey',
  'signOut',
  'resetPassword',
  'setUp',
  'joinWithAccount',
  'joinWithOidc',
  'confirmWithPassword',
  'confirmWithPasskey',
  'changePassword',
  'endSession',
  'deleteAccount',
]);

const lock = createTabLock('canvass-session');

/** Makes calls that give out tokens one after the other over all tabs, which share their cookies. */
export async function withSessionLock<Made>(route: RouteName, call: () => Promise<Made>): Promise<Made> {
  return givesToken.has(route) ? await lock.hold(call) : await call();
}

/**
 * Waits until a token that is being given out has arrived. A call that was on its way with the one from before is refused
 * without it being the end of the session.
 */
export async function waitForSessionLock(): Promise<void> {
  await lock.settled();
}
