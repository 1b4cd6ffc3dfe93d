import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/storableText.ts';
import type { Database, OrganizationId, Tables } from '../tables.ts';
import { listPage } from './listPage.ts';

export type WorkspaceRow = Selectable<Tables['workspace']>;

export const workspacePage = listPage((db, organizationId) =>
  db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null),
);

export async function findWorkspace(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<WorkspaceRow | undefined> {
  return await db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

export async function insertWorkspace(db: Database, row: Insertable<Tables['workspace']>): Promise<void> {
  await db.insertInto('workspace').values(row).execute();
}
