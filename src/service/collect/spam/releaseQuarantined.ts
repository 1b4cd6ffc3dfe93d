import { failed, ok, type Result } from '#kit/result.ts';
import { findQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { releaseWaiting } from '#store/query/collect/waitingResponse.ts';
import type { StoredResponse } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export type NotQuarantined = { readonly code: 'not_caught' };

/**
 * Turns a quarantined submission into a live response. It skips the form's limits: the person who releases it
 * has decided.
 */
export async function releaseQuarantined(
  store: Store,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
  clock: () => number,
): Promise<Result<StoredResponse, NotQuarantined>> {
  return await store.write(async (transaction) => {
    await transaction.lockForms(organizationId, [formId]);
    const caught = await findQuarantined(transaction.db, organizationId, formId, submissionId);
    if (caught === undefined) return failed({ code: 'not_caught' });
    const { response_id } = caught;
    const unchanged = <Items>(items: Items) => items;
    return ok(await releaseWaiting(transaction, organizationId, formId, response_id, unchanged, clock));
  });
}
