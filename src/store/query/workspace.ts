import type { Insertable, Selectable } from 'kysely';
import { storableText } from '#kit/storableText.ts';
import type { ListWindow } from '../store.ts';
import type { Database, OrganizationId, Tables } from '../tables.ts';
import { listPage, type Page } from './listPage.ts';

export type WorkspaceRow = Selectable<Tables['workspace']>;

export async function workspacePage(
  db: Database,
  organizationId: OrganizationId,
  window: ListWindow,
): Promise<Page<WorkspaceRow>> {
  const query = db
    .selectFrom('workspace')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null);
  return await listPage(query, window);
}

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
