import { isInWorkspaceScope } from '#service/base/access/workspaceScope.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Store } from '#store/store.ts';
import { Problem } from '../../../problem.ts';
import type { InOrganization } from '../../call.ts';

/** The form with its draft and settings; `not_found` also where the person may not see its workspace. */
export async function visibleForm(
  { read }: Pick<Store, 'read'>,
  { organization, workspaces }: InOrganization,
  id: string,
): Promise<FormRow> {
  const row = await findFormDocument(read, organization.id, id);
  if (row === undefined || !isInWorkspaceScope(workspaces, row.workspace_id)) throw new Problem('not_found');
  return row;
}
