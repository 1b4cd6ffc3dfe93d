import { failed, ok, type Result } from '#kit/result.ts';
import { failedRunIds, receiversOfRuns } from '#store/query/workflow/failedRuns.ts';
import { findRun, type RunRow, restartRuns } from '#store/query/workflow/run.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { firstRunId } from '../plan/runId.ts';
import { originOfReceiver } from './originOfReceiver.ts';

interface FormName {
  readonly id: string;
  readonly name: string;
}

/** One request replays no more; another goes on with the rest. */
export const mostReplayed = 10_000;
const batchSize = 500;

/** Runs an action again from the start of the schedule, with the same delivery id. One that waits is tried at once. */
export async function replayRun(
  writes: OrganizationWrites,
  form: FormName,
  runId: string,
  now: number,
): Promise<Result<RunRow, { code: 'run_unknown' }>> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor, runs } = transaction;
    const found = await findRun(db, organizationId, form.id, runId);
    if (found === undefined) return failed({ code: 'run_unknown' });
    await restartRuns(db, organizationId, form.id, [runId], now);
    runs.changed();
    const target = { kind: 'form', ...form };
    const event = {
      action: 'form.runs_replayed',
      target,
      details: { count: 1, receivers: [originOfReceiver(found.receiver)] },
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ok((await findRun(db, organizationId, form.id, runId)) ?? found);
  });
}

/** Runs again everything that failed for events in this time; returns how many. */
export async function replayFailed(
  writes: OrganizationWrites,
  form: FormName,
  { from, until, workflow }: { from: number; until: number; workflow?: string | undefined },
  now: number,
): Promise<number> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor, runs } = transaction;
    const range = { from: firstRunId(from), until: firstRunId(until), workflow };
    const ids = await failedRunIds(db, organizationId, form.id, range, mostReplayed);
    const receivers = new Set<string>();
    for (let at = 0; at < ids.length; at += batchSize) {
      const some = ids.slice(at, at + batchSize);
      for (const receiver of await receiversOfRuns(db, organizationId, form.id, some))
        receivers.add(originOfReceiver(receiver));
      await restartRuns(db, organizationId, form.id, some, now);
    }
    runs.changed();
    const target = { kind: 'form', ...form };
    const event = {
      action: 'form.runs_replayed',
      target,
      details: { count: ids.length, receivers: [...receivers] },
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return ids.length;
  });
}
