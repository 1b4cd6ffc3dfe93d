import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import type { FormRow } from './form.ts';

/** A form deleted after `since`, which can still be restored. */
export async function findDeletedForm(
  db: Database,
  organizationId: OrganizationId,
  id: string,
  since: number,
): Promise<FormRow | undefined> {
  return await db
    .selectFrom('form')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(id))
    .where('deleted_at', '>=', since)
    .where('erasure', '=', 'none')
    .where('import_id', 'is', null)
    .executeTakeFirst();
}

export interface DeletedFormRow {
  id: string;
  name: string;
  workspace_id: string;
  live_count: number;
  deleted_at: number;
}

/** Forms deleted after `since` from existing workspaces, optionally only from some; latest first. */
export async function deletedFormListing(
  db: Database,
  organizationId: OrganizationId,
  workspaces: 'all' | readonly string[],
  since: number,
): Promise<DeletedFormRow[]> {
  if (workspaces.length === 0) return [];
  const forms = db
    .selectFrom('form')
    .innerJoin('workspace', (join) =>
      join
        .onRef('workspace.organization_id', '=', 'form.organization_id')
        .onRef('workspace.id', '=', 'form.workspace_id')
        .on('workspace.deleted_at', 'is', null),
    )
    .select(['form.id', 'form.name', 'form.workspace_id', 'form.live_count', 'form.deleted_at'])
    .where('form.organization_id', '=', organizationId)
    .where('form.deleted_at', '>=', since)
    .where('form.erasure', '=', 'none')
    .where('form.import_id', 'is', null)
    .orderBy('form.deleted_at', 'desc')
    .orderBy('form.id');
  const rows = await (workspaces === 'all'
    ? forms
    : forms.where('form.workspace_id', 'in', workspaces)
  ).execute();
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deleted_at: deleted_at ?? since }));
}
