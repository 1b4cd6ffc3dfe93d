import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, EmailProof, OrganizationId, Role } from '../../tables.ts';
import { isProtected } from '../account/secondFactor.ts';
import { isAmong, ofPairs, type Pair } from '../pairs.ts';

export interface MembershipRow {
  organization_id: OrganizationId;
  name: string;
  role: Role;
  seen_at: number | null;
  /** Sessions started at or before this time do not open the organisation. */
  sessions_ended_at: number | null;
  /** The organisation's settings as JSON. */
  settings: string;
}

/** A person's membership in an organisation; also undefined if there is no such organisation. */
export async function findMembership(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  return await memberships(db)
    .where('membership.user_id', '=', userId)
    .where('membership.organization_id', '=', storableText(organizationId) as OrganizationId)
    .executeTakeFirst();
}

/** All organisations of a person, by name. */
export async function listMemberships(db: Database, userId: string): Promise<MembershipRow[]> {
  return await memberships(db)
    .where('membership.user_id', '=', userId)
    .orderBy('organization.name')
    .orderBy('membership.organization_id')
    .execute();
}

/** The memberships of several people, each named by organisation and person. */
export async function membershipsOf(
  db: Database,
  members: readonly Pair[],
): Promise<(MembershipRow & { user_id: string })[]> {
  return await ofPairs(members, async (some) => {
    return await memberships(db)
      .select('membership.user_id')
      .where(isAmong(['membership.organization_id', 'membership.user_id'], some))
      .execute();
  });
}

function memberships(db: Database) {
  return db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select([
      'membership.organization_id',
      'organization.name',
      'organization.settings',
      'membership.role',
      'membership.seen_at',
      'membership.sessions_ended_at',
    ])
    .where('organization.import_id', 'is', null);
}

/** The workspaces a member has access to. */
export async function workspacesOf(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('workspace_access')
    .select('workspace_id')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ workspace_id }) => workspace_id);
}

/** The workspaces that several members have access to. */
export async function workspacesOfMembers(
  db: Database,
  members: readonly Pair[],
): Promise<{ organization_id: OrganizationId; user_id: string; workspace_id: string }[]> {
  return await ofPairs(members, async (some) => {
    return await db
      .selectFrom('workspace_access')
      .select(['organization_id', 'user_id', 'workspace_id'])
      .where(isAmong(['organization_id', 'user_id'], some))
      .execute();
  });
}

export interface MemberRow {
  id: string;
  name: string;
  email: string;
  email_proof: EmailProof;
  role: Role;
  joined_at: number;
}

export async function findMember(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<MemberRow | undefined> {
  return await members(db, organizationId)
    .where('membership.user_id', '=', storableText(userId))
    .executeTakeFirst();
}

/** Finds a member by mail address, as the operator and invitations name people. */
export async function findMemberByEmail(
  db: Database,
  organizationId: OrganizationId,
  email: string,
): Promise<MemberRow | undefined> {
  return await members(db, organizationId)
    .where('app_user.email_lower', '=', storableText(email).toLowerCase())
    .executeTakeFirst();
}

/** Everyone in the organisation, earliest first. `issuer` is the configured provider. */
export async function listMembers(
  db: Database,
  organizationId: OrganizationId,
  issuer: string | undefined,
): Promise<(MemberRow & { seen_at: number | null; second_factor: boolean })[]> {
  const rows = await members(db, organizationId)
    .select((expression) => [
      'membership.seen_at',
      expression
        .case()
        .when(isProtected(expression, issuer))
        .then(sql<number>`1`)
        .else(sql<number>`0`)
        .end()
        .as('second_factor'),
    ])
    .orderBy('membership.created_at')
    .orderBy('membership.user_id')
    .execute();
  return rows.map((row) => ({ ...row, second_factor: Number(row.second_factor) === 1 }));
}

function members(db: Database, organizationId: OrganizationId) {
  return db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select([
      'app_user.id',
      'app_user.name',
      'app_user.email',
      'app_user.email_proof',
      'membership.role',
      'membership.created_at as joined_at',
    ])
    .where('membership.organization_id', '=', organizationId);
}

/** Runs in a transaction that has locked the organisation. */
export async function countOwners(db: Database, organizationId: OrganizationId): Promise<number> {
  const row = await db
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function updateRole(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
  role: Role,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ role })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

export async function markMemberSeen(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ seen_at: now })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the person's existing sessions for this organisation only. */
export async function markSessionsEnded(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('membership')
    .set({ sessions_ended_at: now })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

/** The person's workspace access must be deleted first. */
export async function deleteMembership(
  db: Database,
  organizationId: OrganizationId,
  userId: string,
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}

/** The owners with their addresses and languages, for mails about the organisation's work. */
export async function ownersToTell(
  db: Database,
  organizationId: OrganizationId,
): Promise<{ id: string; email: string; language: string | null }[]> {
  return await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.email', 'app_user.language'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.role', '=', 'owner')
    .orderBy('app_user.id')
    .execute();
}
