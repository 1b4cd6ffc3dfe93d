import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import type { AppRoute } from '#contract/app/route.ts';
import { markSeen } from '#service/account/session/markSeen.ts';
import { findSession } from '#service/account/session/sessions.ts';
import { accessRefusal } from '#service/organization/member/accessRefusal.ts';
import { memberWrites } from '#service/organization/memberWrites.ts';
import {
  findMembership,
  type MembershipRow,
  markMemberSeen,
  workspacesOf,
} from '#store/query/organization/membership.ts';
import type { Role } from '#store/tables.ts';
import { Problem } from '../problem.ts';
import type { InOrganization, SignedIn } from './call.ts';
import type { AppContext } from './context.ts';
import type { CallFacts } from './logRefusal.ts';
import { requireRecentProof } from './requireRecentProof.ts';

/**
 * Authenticates the caller and checks the access that the route needs. An organisation looks missing to non-members;
 * a member with too low a role gets `role_insufficient`. Writes check again inside their transaction; see
 * `memberWrites`.
 */
export async function authenticateCall(
  context: AppContext,
  route: AppRoute,
  { token, organization, now }: { token: string | undefined; organization: string | undefined; now: number },
  facts: CallFacts,
): Promise<SignedIn | InOrganization | undefined> {
  const signedIn = await whoseToken(context, token, now);
  if (signedIn !== undefined) facts.user = signedIn.user.id;
  if (route.access === 'anyone') return signedIn;
  if (signedIn === undefined) throw new Problem('sign_in_needed');
  const membership =
    route.access === 'user'
      ? undefined
      : await membershipFor(context, signedIn, route.access, organization ?? '');
  if (route.confirmed === true) requireRecentProof(signedIn.session, now);
  if (route.access === 'user' || membership === undefined) return signedIn;
  return await inOrganization(context, signedIn, membership, route.access, now);
}

async function whoseToken(
  { store, keys }: AppContext,
  token: string | undefined,
  now: number,
): Promise<SignedIn | undefined> {
  if (token === undefined) return undefined;
  const session = await findSession(store, keys(), token, now);
  if (session === undefined) return undefined;
  const { user_id, confirmed_at: confirmedAt, name, email, language, ...rest } = session;
  return { user: { id: user_id, name, email, language }, session: { ...rest, confirmedAt } };
}

async function membershipFor(
  { store, oidc }: AppContext,
  { user, session }: SignedIn,
  least: Role,
  organization: string,
): Promise<MembershipRow> {
  const membership = await findMembership(store.read, organization, user.id);
  // The response does not reveal whether the organisation exists.
  if (membership === undefined) throw new Problem('not_found', { reason: 'organization_foreign' });
  const entering = { userId: user.id, session, issuer: oidc?.provider.issuer };
  const refused = await accessRefusal(store.read, membership, entering);
  if (refused !== undefined) throw new Problem(refused);
  if (!roleCovers(membership.role, least)) throw new Problem('role_insufficient');
  return membership;
}

/** Only accepted calls update `seen_at`. */
async function inOrganization(
  { store, oidc }: AppContext,
  signedIn: SignedIn,
  { organization_id: id, name, role, seen_at }: MembershipRow,
  least: Role,
  now: number,
): Promise<InOrganization> {
  const { user, session } = signedIn;
  // A fallback session is not stored; it only allows reading.
  const sessionId = session.id === '' ? undefined : session.id;
  await markSeen(store, seen_at, now, (db) => markMemberSeen(db, id, user.id, now));
  return {
    ...signedIn,
    organization: { id, name },
    role,
    workspaces: role === 'member' ? new Set(await workspacesOf(store.read, id, user.id)) : ('all' as const),
    writes: memberWrites(store, {
      organizationId: id,
      user,
      sessionId,
      entering: { session, issuer: oidc?.provider.issuer },
      least,
    }),
  };
}
