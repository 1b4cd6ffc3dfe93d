import { roleCovers } from '#contract/app/roleCovers.ts';
import type { AppRoute } from '#contract/app/route.ts';
import { confirmedFor, findSession } from '#service/account/sessions.ts';
import { findMembership, workspacesOf } from '#store/query/membership.ts';
import type { Role } from '#store/tables.ts';
import { Problem } from '../problem.ts';
import type { InOrganization, SignedIn } from './call.ts';
import type { AppContext } from './context.ts';

/**
 * Who asks, checked for what the route needs. An organisation that somebody does not belong to is not there for them;
 * in one that they do, a route above their role says so.
 */
export async function authenticateCall(
  context: AppContext,
  route: AppRoute,
  { token, organization, now }: { token: string | undefined; organization: string | undefined; now: number },
): Promise<SignedIn | InOrganization | undefined> {
  const signedIn = await whoseToken(context, token, now);
  if (route.access === 'anyone') return signedIn;
  if (signedIn === undefined) throw new Problem('sign_in_needed');
  const actor =
    route.access === 'user'
      ? signedIn
      : await inOrganization(context, signedIn, route.access, organization ?? '');
  if (route.confirmed === true && now - signedIn.session.confirmedAt > confirmedFor)
    throw new Problem('confirm_needed');
  return actor;
}

async function whoseToken(
  { store, keys }: AppContext,
  token: string | undefined,
  now: number,
): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined;
  const session = await findSession(store, keys(), token, now);
  if (session === undefined) return undefined;
  const { id, user_id, confirmed_at, name, email, language } = session;
  return { user: { id: user_id, name, email, language }, session: { id, confirmedAt: confirmed_at } };
}

async function inOrganization(
  { store }: AppContext,
  signedIn: SignedIn,
  least: Role,
  organization: string,
): Promise<InOrganization> {
  const membership = await findMembership(store.read, organization, signedIn.user.id);
  if (membership === undefined) throw new Problem('not_found');
  const { organization_id: id, name, role } = membership;
  if (!roleCovers(role, least)) throw new Problem('role_insufficient');
  return {
    ...signedIn,
    organization: { id, name },
    role,
    workspaces:
      role === 'member' ? new Set(await workspacesOf(store.read, id, signedIn.user.id)) : ('all' as const),
  };
}
