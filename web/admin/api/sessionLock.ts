import type { RouteName } from '#contract/app/routes.ts';
import { inLine } from './inLine.ts';

/** Routes after which the browser holds another token, or none. */
const givesToken: ReadonlySet<RouteName> = new Set<RouteName>([
  'signIn',
  'giveSecondFactor',
  'signInWithPasskey',
  'signOut',
  'resetPassword',
  'setUp',
  'joinWithAccount',
  'confirmWithPassword',
  'confirmWithPasskey',
  'changePassword',
  'endSession',
  'deleteAccount',
]);

const name = 'canvass-session';

/** Makes calls that give out tokens one after the other over all tabs, which share their cookies. */
export async function underSessionLock<Made>(route: RouteName, call: () => Promise<Made>): Promise<Made> {
  return givesToken.has(route) ? await locked(call) : await call();
}

/**
 * Waits until a token that is being given out has arrived. A call that was on its way with the one from before is refused
 * without it being the end of the session.
 */
export async function sessionSettled(): Promise<void> {
  await locked(async () => undefined);
}

async function locked<Made>(work: () => Promise<Made>): Promise<Made> {
  // Browsers have no locks over all tabs at an address without https.
  if (typeof navigator.locks === 'undefined') return await inLine(name, work);
  return await navigator.locks.request(name, work);
}
