import { failed, ok, type Result } from '#kit/result.ts';
import { markDeleted } from '#store/query/form/formChange.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { recordFormChange } from '../base/audit/recordFormChange.ts';

export type DeleteFailure =
  | { code: 'form_unknown'; asked: string }
  | { code: 'has_responses'; responses: number };

export interface FormDeletion {
  readonly withResponses: boolean;
  readonly now: number;
}

/** Soft-deletes a form; if it has responses, only with `withResponses`. */
export async function deleteForm(
  writes: OrganizationWrites,
  id: string,
  { withResponses, now }: FormDeletion,
): Promise<Result<{ responses: number }, DeleteFailure>> {
  return await writes.writeForms([id], async ({ db, organizationId, actor, reach }) => {
    const row = await findFormDocument(db, organizationId, id);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown', asked: id });
    const responses = row.live_count + row.test_count;
    if (responses > 0 && !withResponses) return failed({ code: 'has_responses', responses });
    await markDeleted(db, organizationId, id, now);
    const event = { details: { responses }, changes: [{ kind: 'form_deleted' }] } as const;
    await recordFormChange(db, row, actor, { action: 'form.deleted', ...event }, now);
    return ok({ responses });
  });
}
