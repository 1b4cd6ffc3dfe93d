import { failed, ok, type Result } from '#kit/result.ts';
import { clearHealth } from '#store/query/workflow/health.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';

/** Switches the actions of a workflow on again that the service switched off. What failed meanwhile can be replayed. */
export async function resumeWorkflow(
  writes: OrganizationWrites,
  form: { readonly id: string; readonly name: string },
  workflowId: string,
  now: number,
): Promise<Result<undefined, { code: 'workflow_runs' }>> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor } = transaction;
    if (!(await clearHealth(db, organizationId, form.id, workflowId)))
      return failed({ code: 'workflow_runs' });
    const target = { kind: 'form', ...form };
    const event = { action: 'form.workflow_resumed', target, details: { workflow: workflowId } } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok(undefined);
  });
}
