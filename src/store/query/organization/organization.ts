import type { Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

export type OrganizationRow = Selectable<Tables['organization']>;

export async function insertOrganization(
  db: Database,
  organization: {
    id: string;
    name: string;
    created_at: number;
    import_id?: string | null;
    extra?: string | null;
  },
): Promise<OrganizationId> {
  const id = organization.id as OrganizationId;
  await db
    .insertInto('organization')
    .values({ ...organization, id })
    .execute();
  return id;
}

export async function findOrganization(db: Database, id: string): Promise<OrganizationRow | undefined> {
  return await db
    .selectFrom('organization')
    .selectAll()
    .where('id', '=', storableText(id) as OrganizationId)
    .where('import_id', 'is', null)
    .executeTakeFirst();
}

export async function findOrganizationsByName(db: Database, name: string): Promise<OrganizationRow[]> {
  return await db
    .selectFrom('organization')
    .selectAll()
    .where('name', '=', storableText(name))
    .where('import_id', 'is', null)
    .limit(2)
    .execute();
}

/** Also the cheapest query to check that the store responds. */
export async function hasOrganizations(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('organization')
    .select('id')
    .where('import_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listOrganizations(db: Database): Promise<OrganizationRow[]> {
  return await db
    .selectFrom('organization')
    .selectAll()
    .where('import_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function renameOrganization(
  db: Database,
  organizationId: OrganizationId,
  name: string,
): Promise<void> {
  await db
    .updateTable('organization')
    .set({ name: storableText(name) })
    .where('id', '=', organizationId)
    .execute();
}

/** Runs in a transaction that has locked the organisation, so that concurrent changes do not overwrite each other. */
export async function updateOrganizationSettings(
  db: Database,
  organizationId: OrganizationId,
  settings: string,
): Promise<void> {
  await db.updateTable('organization').set({ settings }).where('id', '=', organizationId).execute();
}
