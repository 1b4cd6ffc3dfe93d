import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/storableText.ts';
import type { Database, OrganizationId, Tables } from '../tables.ts';
import { listPage } from './listPage.ts';
import { isVisibleFile } from './waitingId.ts';

export type FileRow = Selectable<Tables['file']>;

export const filePage = listPage((db, organizationId) =>
  db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where(isVisibleFile),
);

export async function findFile(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<FileRow | undefined> {
  return await db
    .selectFrom('file')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .where('import_id', 'is', null)
    .where(isVisibleFile)
    .executeTakeFirst();
}

/**
 * The organisations that have a file of this id. Without an organisation in its condition, because a signed link
 * carries no key; its signature then decides which organisation it was made for.
 */
export async function organizationsWithFile(db: Database, id: string): Promise<OrganizationId[]> {
  const rows = await db
    .selectFrom('file')
    .select('organization_id')
    .where('id', '=', storableText(id))
    .where('import_id', 'is', null)
    .where(isVisibleFile)
    .limit(20)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

export async function insertFile(db: Database, row: Insertable<Tables['file']>): Promise<void> {
  await db.insertInto('file').values(row).execute();
}
