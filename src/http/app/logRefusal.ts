import type { RouteName } from '#contract/app/routes.ts';
import { readSecondFactorTicket } from '#service/account/signIn/signInStep.ts';
import { findPasskey } from '#store/query/account/passkey.ts';
import { findUserByEmail } from '#store/query/account/user.ts';
import type { Exchange } from '../exchange.ts';
import type { Problem } from '../problem.ts';
import type { SecurityEvent, SecurityLine } from '../security/securityLog.ts';
import type { AppContext } from './context.ts';

/** The facts about a call that is refused. */
export interface CallFacts {
  name?: RouteName;
  user?: string;
  /** The id in the path. */
  organization?: string;
  body?: unknown;
}

/** Routes that authenticate a user, with their method. */
const authenticationRoutes: Partial<Record<RouteName, readonly [SecurityEvent, method: string]>> = {
  signIn: ['sign_in_failed', 'password'],
  giveSecondFactor: ['sign_in_failed', 'second_factor'],
  signInWithPasskey: ['sign_in_failed', 'passkey'],
  confirmWithPassword: ['proof_failed', 'password'],
  confirmWithPasskey: ['proof_failed', 'passkey'],
  changePassword: ['proof_failed', 'password'],
  confirmTotp: ['proof_failed', 'second_factor'],
  askForReset: ['link_refused', 'password_reset'],
  lookAtReset: ['link_refused', 'password_reset'],
  resetPassword: ['link_refused', 'password_reset'],
  confirmEmail: ['link_refused', 'email'],
  lookAtSetup: ['link_refused', 'setup'],
  setUp: ['link_refused', 'setup'],
  lookAtInvitation: ['link_refused', 'invitation'],
  joinWithAccount: ['link_refused', 'invitation'],
  acceptInvitation: ['link_refused', 'invitation'],
  lookAtOidcJoining: ['link_refused', 'provider'],
  joinWithOidc: ['link_refused', 'provider'],
};

const failures = new Set([
  'sign_in_wrong',
  'code_wrong',
  'passkey_refused',
  'link_invalid',
  'link_elsewhere',
  'oidc_join_ended',
  'too_many_attempts',
]);

/**
 * Logs a failed sign-in or a refused call: the user if known, never the submitted data. Lookups run after the
 * response, so that its timing reveals nothing.
 */
export function logRefusal(
  context: AppContext,
  exchange: Exchange,
  { code, status, reason }: Problem,
  { name, user, organization, body }: CallFacts,
): void {
  const [event, method] = (name && authenticationRoutes[name]) ?? [];
  // An expired ticket of the second step is a failed sign-in too.
  const isFailure = failures.has(code) || (name === 'giveSecondFactor' && code === 'sign_in_needed');
  const line = {
    reason: reason ?? code,
    user,
    organization,
    route: exchange.route,
    request: exchange.id,
  };
  const { security, deferredWork } = context;
  if (event !== undefined && isFailure)
    security.write('warn', exchange.request, { ...line, event, method }, (write) =>
      // The line is written even if the lookup fails.
      deferredWork.run(async () =>
        write(user === undefined ? await findTriedAccount(context, body).catch(() => ({})) : {}),
      ),
    );
  else if (status === 401 || status === 403 || reason !== undefined) {
    const level = code === 'confirm_needed' ? 'debug' : 'info';
    security.write(level, exchange.request, { ...line, event: 'access_refused' });
  }
}

/** The account that was tried; for an unknown address, its keyed hash. */
async function findTriedAccount(
  { store, keys, clock }: AppContext,
  body: unknown,
): Promise<Pick<SecurityLine, 'user' | 'account'>> {
  const { email, ticket, credential } = partsOf(body);
  if (typeof email === 'string') {
    const found = await findUserByEmail(store.read, email);
    if (found !== undefined) return { user: found.id };
    return { account: keys().hash('log', email.trim().toLowerCase()).slice(0, 22) };
  }
  const { id } = partsOf(credential);
  if (typeof id === 'string') return { user: (await findPasskey(store.read, id))?.user_id };
  if (typeof ticket === 'string') return { user: readSecondFactorTicket(keys(), ticket, clock())?.user };
  return {};
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
