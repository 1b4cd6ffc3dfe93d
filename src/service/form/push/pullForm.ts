import { idsToKeys } from '#form/schema/file/fieldKeys.ts';
import type { FormFile } from '#form/schema/formFile.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { findWorkspace, firstWorkspaces } from '#store/query/organization/workspace.ts';
import type { Database } from '#store/tables.ts';
import { chooseOrganization } from '../../organization/chooseOrganization.ts';
import { chooseWorkspace } from '../chooseWorkspace.ts';
import { openForm } from '../openForm.ts';

/**
 * Returns the file that describes a form; pushing it changes nothing. It names organisation and workspace only if
 * there are several, and omits the password hash, which does not belong in a repository.
 */
export async function pullForm(db: Database, row: FormRow): Promise<FormFile> {
  const { name, definition, settings: stored } = openForm(row);
  const { password_hash: _, ...settings } = stored;
  const organization = await organizationReference(db, row);
  const workspace = await workspaceReference(db, row);
  return idsToKeys({
    id: row.id,
    name,
    ...(organization === undefined ? {} : { organization }),
    ...(workspace === undefined ? {} : { workspace }),
    ...(Object.keys(settings).length === 0 ? {} : { settings }),
    ...definition,
  });
}

async function organizationReference(
  db: Database,
  { organization_id }: FormRow,
): Promise<string | undefined> {
  const all = await listOrganizations(db);
  if (all.length < 2) return undefined;
  const name = all.find(({ id }) => id === organization_id)?.name ?? organization_id;
  const named = await chooseOrganization(db, name);
  return named.ok && named.value.id === organization_id ? name : organization_id;
}

async function workspaceReference(
  db: Database,
  { organization_id, workspace_id }: FormRow,
): Promise<string | undefined> {
  if ((await firstWorkspaces(db, organization_id, 2)).length < 2) return undefined;
  const name = (await findWorkspace(db, organization_id, workspace_id))?.name ?? workspace_id;
  const named = await chooseWorkspace(db, organization_id, name);
  return named.ok && named.value.id === workspace_id ? name : workspace_id;
}
