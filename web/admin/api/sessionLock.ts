import type { RouteName } from '#contract/app/routes.ts';
import { createTabLock } from './tabLock.ts';

/** Routes that change or clear the session token. */
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

/** Serialises calls that change the session cookie, across all tabs. */
export async function withSessionLock<Made>(route: RouteName, call: () => Promise<Made>): Promise<Made> {
  return givesToken.has(route) ? await lock.hold(call) : await call();
}

/** Waits for a pending change of the session cookie: a call with the old token fails although the session is valid. */
export async function waitForSessionLock(): Promise<void> {
  await lock.settled();
}
