import { deleteMembership, updateRole } from '#store/query/membership.ts';
import { deleteSessions } from '#store/query/session.ts';
import { deleteAccessOfUser } from '#store/query/workspaceAccess.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';

export interface Loser {
  readonly organization: OrganizationId;
  readonly user: string;
  /** The lowest role that may call the route, which is the one that the person has. */
  readonly least: Role;
}

interface LostRight {
  readonly problem: string;
  readonly take: (db: Database, loser: Loser) => Promise<unknown>;
}

/** What somebody can lose between authentication and the transaction, and the answer to it. */
export const lostRights = {
  'demoted in the middle': {
    problem: 'role_insufficient',
    take: (db, { organization, user, least }) =>
      updateRole(db, organization, user, least === 'owner' ? 'admin' : 'member'),
  },
  'removed in the middle': {
    problem: 'not_found',
    take: async (db, { organization, user }) => {
      await deleteAccessOfUser(db, organization, user);
      await deleteMembership(db, organization, user);
    },
  },
  'signed out in the middle': {
    problem: 'sign_in_needed',
    take: (db, { user }) => deleteSessions(db, user),
  },
  'without their workspaces in the middle': {
    problem: 'not_found',
    take: (db, { organization, user }) => deleteAccessOfUser(db, organization, user),
  },
} as const satisfies Record<string, LostRight>;

export type Loss = keyof typeof lostRights;
