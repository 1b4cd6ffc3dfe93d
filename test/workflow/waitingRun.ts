import { newRunId } from '#service/workflow/plan/runId.ts';
import type { NewRun } from '#store/runBatch.ts';
import type { OrganizationId } from '#store/tables.ts';

/** A run of a webhook that is due at that time, as a response queues it. */
export function waitingRun(
  { organizationId, formId }: { readonly organizationId: OrganizationId; readonly formId: string },
  receiver: string,
  time: number,
): NewRun {
  return {
    organization_id: organizationId,
    form_id: formId,
    id: newRunId(time, 0, 0),
    response_id: null,
    version: 1,
    workflow_id: 'notify',
    action_id: 'hook',
    action_type: 'webhook',
    cause: 'response',
    is_test: 0,
    receiver,
    order_key: null,
    next_actions: null,
    due_at: time,
    created_at: time,
    sealed: null,
  };
}
