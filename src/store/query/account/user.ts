import type { Insertable, Updateable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, EmailProof, OrganizationId, Role, Tables } from '../../tables.ts';

export interface UserListing {
  id: string;
  email: string;
  name: string;
  email_proof: EmailProof;
  created_at: number;
  memberships: { organization_id: OrganizationId; organization: string; role: Role }[];
}

/** False, without an insert, if the address already has an account, ignoring case. */
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

/** The columns that account use cases need. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  language: string | null;
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  return await people(db).where('id', '=', id).executeTakeFirst();
}

/** Ignores the case of the address. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return await people(db)
    .where('email_lower', '=', storableText(email).trim().toLowerCase())
    .where('email', '!=', '')
    .executeTakeFirst();
}

function people(db: Database) {
  return db.selectFrom('app_user').select(['id', 'email', 'name', 'language']);
}

export async function updateUser(
  db: Database,
  id: string,
  changed: Pick<Updateable<Tables['app_user']>, 'name' | 'language'>,
): Promise<void> {
  await db.updateTable('app_user').set(changed).where('id', '=', id).execute();
}

/** False, without a change, if another account has the address, ignoring case. */
export async function updateUserEmail(
  db: Database,
  id: string,
  { email, proof }: { readonly email: string; readonly proof: EmailProof },
): Promise<boolean> {
  const owner = await findUserByEmail(db, email);
  if (owner !== undefined && owner.id !== id) return false;
  const changed = { email, email_lower: email.toLowerCase(), email_proof: proof };
  await db.updateTable('app_user').set(changed).where('id', '=', id).execute();
  return true;
}

export async function insertMembership(db: Database, row: Insertable<Tables['membership']>): Promise<void> {
  await db.insertInto('membership').values(row).execute();
}

/**
 * Locks the person until the transaction ends, against other holders of this lock; inserts of rows that reference the
 * person are not blocked. Lock order: forms, their organisation, people by ascending id.
 */
export async function lockUserRow(db: Database, id: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set(({ ref }) => ({ created_at: ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

export async function hasUsers(db: Database): Promise<boolean> {
  const found = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

/** For the operator: the people of all organisations. */
export async function listUsers(db: Database): Promise<UserListing[]> {
  const users = await db.selectFrom('app_user').selectAll().orderBy('created_at').orderBy('id').execute();
  const memberships = await db
    .selectFrom('membership')
    .innerJoin('organization', 'organization.id', 'membership.organization_id')
    .select(['user_id', 'organization_id', 'organization.name as organization', 'role'])
    .orderBy('membership.created_at')
    .execute();
  const ofUser = Map.groupBy(memberships, ({ user_id }) => user_id);
  return users.map(({ id, email, name, email_proof, created_at }) => ({
    id,
    email,
    name,
    email_proof,
    created_at,
    memberships: (ofUser.get(id) ?? []).map(({ organization_id, organization, role }) => ({
      organization_id,
      organization,
      role,
    })),
  }));
}
