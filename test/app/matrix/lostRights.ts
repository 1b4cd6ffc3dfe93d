import { deleteSessions } from '#store/query/account/session.ts';
import { deleteMembership, markSessionsEnded, updateRole } from '#store/query/organization/membership.ts';
import { updateOrganizationSettings } from '#store/query/organization/organization.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import type { Database, OrganizationId, Role } from '#store/tables.ts';

export interface Loser {
  readonly organization: OrganizationId;
  readonly user: string;
  /** The lowest role that may call the route, which is the person's role. */
  readonly least: Role;
}

export interface LostRight {
  readonly problem: string;
  readonly take: (db: Database, loser: Loser) => Promise<unknown>;
  /** Restores the right if others lose it too. */
  readonly undo?: (db: Database, loser: Pick<Loser, 'organization'>) => Promise<unknown>;
}

/** Rights that can be lost between authentication and the transaction, and the expected response. */
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
  'shut out in the middle': {
    problem: 'second_factor_needed',
    take: (db, { organization }) =>
      updateOrganizationSettings(db, organization, JSON.stringify({ second_factor_required: true })),
    undo: (db, { organization }) => updateOrganizationSettings(db, organization, '{}'),
  },
  'told to sign in again in the middle': {
    problem: 'sign_in_again',
    take: (db, { organization, user }) => markSessionsEnded(db, organization, user, 1e15),
  },
  'without their workspaces in the middle': {
    problem: 'not_found',
    take: (db, { organization, user }) => deleteAccessOfUser(db, organization, user),
  },
} as const satisfies Record<string, LostRight>;

export type Loss = keyof typeof lostRights;
