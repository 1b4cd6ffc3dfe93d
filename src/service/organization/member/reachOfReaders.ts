import { peopleWithSecondFactor } from '#store/query/account/secondFactor.ts';
import { existingSessions } from '#store/query/account/session.ts';
import { membershipsOf, workspacesOfMembers } from '#store/query/organization/membership.ts';
import type { Pair } from '#store/query/pairs.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { WorkspaceScope } from '../../base/access/workspaceScope.ts';
import { type Entering, hasEnded, requiresSecondFactor } from './accessRefusal.ts';

/** A member who reads for a long time in one session. */
export interface Reader {
  readonly organizationId: OrganizationId;
  readonly userId: string;
  /** Undefined without a stored session. */
  readonly sessionId: string | undefined;
  readonly session: Entering['session'];
}

/**
 * The workspaces that each of these readers may use now, with the same rules as `memberWrites`; nothing for a reader
 * who has lost the session or the membership. The number of statements does not depend on the number of readers.
 */
export async function reachOfReaders(
  db: Database,
  readers: readonly Reader[],
  issuer: string | undefined,
): Promise<Map<Reader, WorkspaceScope>> {
  const stored = readers.flatMap(({ userId, sessionId }): Pair[] =>
    sessionId === undefined ? [] : [[userId, sessionId]],
  );
  const sessions = new Set((await existingSessions(db, distinct(stored))).map((row) => row.id));
  const members = distinct(readers.map(({ organizationId, userId }) => [organizationId, userId]));
  const memberships = new Map(
    (await membershipsOf(db, members)).map((row) => [nameOf([row.organization_id, row.user_id]), row]),
  );
  const limited = [...memberships.values()].flatMap(({ role, organization_id, user_id }): Pair[] =>
    role === 'member' ? [[organization_id, user_id]] : [],
  );
  const access = Map.groupBy(await workspacesOfMembers(db, limited), (row) =>
    nameOf([row.organization_id, row.user_id]),
  );
  const settings = new Set([...memberships.values()].map((row) => row.settings));
  const strict = new Set([...settings].filter(requiresSecondFactor));
  const asked = [...memberships.values()].flatMap((row) => (strict.has(row.settings) ? [row.user_id] : []));
  const withFactor = new Set(await peopleWithSecondFactor(db, [...new Set(asked)], issuer));
  const reach = new Map<Reader, WorkspaceScope>();
  for (const reader of readers) {
    const { organizationId, userId, sessionId, session } = reader;
    const name = nameOf([organizationId, userId]);
    const membership = memberships.get(name);
    if (membership === undefined || (sessionId !== undefined && !sessions.has(sessionId))) continue;
    if (hasEnded(session, membership.sessions_ended_at)) continue;
    const hasFactor = session.second_factor_at !== null && withFactor.has(userId);
    if (strict.has(membership.settings) && !hasFactor) continue;
    const workspaces = (access.get(name) ?? []).map((row) => row.workspace_id);
    reach.set(reader, membership.role === 'member' ? new Set(workspaces) : 'all');
  }
  return reach;
}

function nameOf([owner, id]: Pair): string {
  return `${owner} ${id}`;
}

function distinct(pairs: readonly Pair[]): Pair[] {
  return [...new Map(pairs.map((pair) => [nameOf(pair), pair])).values()];
}
