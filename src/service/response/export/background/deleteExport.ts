import { failed, ok, type Result } from '#kit/result.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { deleteResponseExport, findResponseExport } from '#store/query/response/responseExport.ts';
import type { OrganizationWrites } from '../../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../../base/access/workspaceScope.ts';

/** Stops an export of the person, or deletes its file. */
export async function deleteExport(
  writes: OrganizationWrites,
  { formId, id, userId }: { formId: string; id: string; userId: string },
  now: number,
): Promise<Result<undefined, { code: 'not_found' }>> {
  return await writes.write(
    async ({ db, organizationId, reach }): Promise<Result<undefined, { code: 'not_found' }>> => {
      const row = await findResponseExport(db, organizationId, id);
      const form = await findFormDocument(db, organizationId, formId);
      if (row === undefined || form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
        return failed({ code: 'not_found' });
      if (row.form_id !== form.id || row.user_id !== userId) return failed({ code: 'not_found' });
      await deleteResponseExport(db, row, now);
      return ok(undefined);
    },
  );
}
