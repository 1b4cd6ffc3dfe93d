import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Role, Tables } from '../tables.ts';

export interface UserListing {
  id: string;
  email: string;
  name: string;
  created_at: number;
  memberships: { organization_id: OrganizationId; organization: string; role: Role }[];
}

/** False, and nothing is stored, when the address has an account already, in whatever capitals. */
export async function insertUser(
  db: Database,
  user: Omit<Insertable<Tables['app_user']>, 'email_lower'>,
): Promise<boolean> {
  const result = await db
    .insertInto('app_user')
    .values({ ...user, email_lower: user.email.toLowerCase() })
    .onConflict((conflict) => conflict.column('email_lower').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertMembership(db: Database, row: Insertable<Tables['membership']>): Promise<void> {
  await db.insertInto('membership').values(row).execute();
}

/** For whoever runs the installation: the people of all organisations. */
export async function listUsers(db: Database): Promise<UserListing[]> {
  const users = await db.selectFrom('app_user').selectAll().orderBy('created_at').orderBy('id').execute();
  const memberships = await db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select(['user_id', 'organization_id', 'organization.name as organization', 'role'])
    .orderBy('membership.created_at')
    .execute();
  const ofUser = Map.groupBy(memberships, ({ user_id }) => user_id);
  return users.map(({ id, email, name, created_at }) => ({
    id,
    email,
    name,
    created_at,
    memberships: (ofUser.get(id) ?? []).map(({ organization_id, organization, role }) => ({
      organization_id,
      organization,
      role,
    })),
  }));
}
