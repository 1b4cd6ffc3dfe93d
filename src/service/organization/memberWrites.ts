import { roleCovers } from '#contract/app/organization/roleCovers.ts';
import { hasSession } from '#store/query/account/session.ts';
import { findMembership, workspacesOf } from '#store/query/organization/membership.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';
import { type OrganizationWrites, type Rights, writeLocked } from '../base/access/organizationWrites.ts';
import { PermissionRevoked } from '../base/access/permissionRevoked.ts';
import { accessRefusal, type Entering } from './member/accessRefusal.ts';

export interface ActingMember {
  readonly organizationId: OrganizationId;
  readonly user: { readonly id: string; readonly name: string };
  /** Undefined without a stored session. */
  readonly sessionId: string | undefined;
  /** Decides whether the session may enter the organisation; undefined right after set-up. */
  readonly entering?: Omit<Entering, 'userId'>;
  /** The lowest role that may perform the action. */
  readonly least: Role;
}

/** For signed-in people: each transaction reads session, membership, role and workspaces again. */
export function memberWrites(store: Store, acting: ActingMember): OrganizationWrites {
  const { organizationId } = acting;
  const readRights = (db: Database) => rightsOf(db, acting);
  return {
    organizationId,
    read: store.read,
    write: (work) => writeLocked(store, organizationId, [], readRights, work),
    writeForms: (formIds, work) => writeLocked(store, organizationId, formIds, readRights, work),
    check: () => readRights(store.read),
  };
}

async function rightsOf(
  db: Database,
  { organizationId, user, sessionId, entering, least }: ActingMember,
): Promise<Rights> {
  if (sessionId !== undefined && !(await hasSession(db, user.id, sessionId)))
    throw new PermissionRevoked('sign_in_needed');
  const membership = await findMembership(db, organizationId, user.id);
  if (membership === undefined) throw new PermissionRevoked('not_found');
  const refused = entering && (await accessRefusal(db, membership, { userId: user.id, ...entering }));
  if (refused !== undefined) throw new PermissionRevoked(refused);
  const { role } = membership;
  if (!roleCovers(role, least)) throw new PermissionRevoked('role_insufficient');
  const reach = role === 'member' ? new Set(await workspacesOf(db, organizationId, user.id)) : 'all';
  return { actor: { kind: 'user', id: user.id, name: user.name }, role, reach };
}
