import { failed, type Result } from '#kit/result.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { addForm } from './newForm.ts';
import { openSettings, openStored } from './openForm.ts';
import { draftDocument } from './thread/draftDocument.ts';

/**
 * Copies the draft and the settings of a form into a new draft. Ids of fields belong to one form, so the copy keeps
 * them, and with them every rule, formula and translation. It has neither the address nor the responses.
 */
export async function duplicateForm(
  writes: OrganizationWrites,
  id: string,
  name: string,
  now: number,
): Promise<Result<{ id: string }, { code: 'form_unknown' } | { code: 'workspace_unknown' }>> {
  return await writes.writeForms([id], async (transaction) => {
    const { db, organizationId, reach } = transaction;
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown' });
    const { slug: _, ...copied } = openSettings(row.settings);
    const document = draftDocument(openStored(row.draft));
    const form = { name, workspace: row.workspace_id, document, settings: copied };
    return await addForm(transaction, form, { copied: id }, now);
  });
}
