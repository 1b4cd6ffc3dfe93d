import { storableText } from '#kit/storableText.ts';
import type { Database, OrganizationId, Role } from '../tables.ts';

export interface MembershipRow {
  organization_id: OrganizationId;
  name: string;
  role: Role;
}

/** The place of a person in an organisation; undefined also where there is no such organisation. */
export async function findMembership(
  db: Database,
  organizationId: string,
  userId: string,
): Promise<MembershipRow | undefined> {
  return await memberships(db, userId)
    .where('membership.organization_id', '=', storableText(organizationId) as OrganizationId)
    .executeTakeFirst();
}

/** All organisations of a person, by name. */
export async function listMemberships(db: Database, userId: string): Promise<MembershipRow[]> {
  return await memberships(db, userId)
    .orderBy('organization.name')
    .orderBy('membership.organization_id')
    .execute();
}

function memberships(db: Database, userId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select(['membership.organization_id', 'organization.name', 'membership.role'])
    .where('membership.user_id', '=', userId)
    .where('organization.import_id', 'is', null);
}

/** The workspaces that a member was given. */
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
