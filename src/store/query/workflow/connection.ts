import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

export type ConnectionRow = Selectable<Tables['workflow_connection']>;

export async function insertConnection(
  db: Database,
  row: Insertable<Tables['workflow_connection']>,
): Promise<void> {
  await db.insertInto('workflow_connection').values(row).execute();
}

/** All connections of the organisation, oldest first. */
export async function connectionsOf(db: Database, organizationId: OrganizationId): Promise<ConnectionRow[]> {
  return await ofOrganization(db, organizationId).orderBy('created_at').orderBy('id').execute();
}

export async function findConnection(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<ConnectionRow | undefined> {
  return await ofOrganization(db, organizationId).where('id', '=', storableText(id)).executeTakeFirst();
}

/** By id, otherwise by name; no name equals the id or the name of another. */
export async function findConnectionByIdOrName(
  db: Database,
  organizationId: OrganizationId,
  idOrName: string,
): Promise<ConnectionRow | undefined> {
  const text = storableText(idOrName);
  const found = await ofOrganization(db, organizationId)
    .where(({ or, eb }) => or([eb('id', '=', text), eb('name', '=', text)]))
    .execute();
  return found.find(({ id }) => id === text) ?? found[0];
}

export async function updateConnection(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  change: Partial<Pick<ConnectionRow, 'name' | 'sealed' | 'account' | 'updated_at'>>,
): Promise<void> {
  await db
    .updateTable('workflow_connection')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function deleteConnectionRow(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<void> {
  await db
    .deleteFrom('workflow_connection')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

function ofOrganization(db: Database, organizationId: OrganizationId) {
  return db.selectFrom('workflow_connection').selectAll().where('organization_id', '=', organizationId);
}
