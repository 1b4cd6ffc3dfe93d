import { failed, ok, type Result } from '#kit/result.ts';
import { findQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { releaseWaiting } from '#store/query/collect/waitingResponse.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { logUnquarantined } from '#store/query/response/quarantineLog.ts';
import type { StoredResponse } from '#store/query/response/response.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { recordFormChange } from '../../base/audit/recordFormChange.ts';
import { queueStoredRuns } from '../../workflow/plan/queueRuns.ts';

export type NotQuarantined = { readonly code: 'not_caught' };

/**
 * Turns a quarantined submission into a live response. It skips the form's limits: the person
 * who releases it has decided.
 */
export async function releaseQuarantined(
  writes: OrganizationWrites,
  formId: string,
  submissionId: string,
  clock: () => number,
): Promise<Result<StoredResponse, NotQuarantined>> {
  return await writes.writeForms([formId], async (transaction) => {
    const { db, organizationId, actor, reach } = transaction;
    const form = await findFormDocument(db, organizationId, formId);
    const caught = await findQuarantined(db, organizationId, formId, submissionId);
    if (caught === undefined || form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
      return failed({ code: 'not_caught' });
    const { response_id } = caught;
    const unchanged = <Items>(items: Items) => items;
    const stored = await releaseWaiting(transaction, organizationId, formId, response_id, unchanged, clock);
    await queueStoredRuns(
      transaction,
      { organizationId, formId, responseId: stored.id },
      ['response'],
      stored.created_at,
    );
    const now = clock();
    await logUnquarantined(db, organizationId, formId, [response_id], { actor, now });
    const changes = [{ kind: 'response_released', response_id: stored.id }] as const;
    const event = { action: 'form.submission_released', details: { response: stored.id }, changes } as const;
    await recordFormChange(db, form, actor, event, now);
    return ok(stored);
  });
}
