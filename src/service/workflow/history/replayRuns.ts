import { failed, ok, type Result } from '#kit/result.ts';
import { countFailedRuns, failedRunsToReplay, receiversOfRuns } from '#store/query/workflow/failedRuns.ts';
import { isActionSwitchedOff } from '#store/query/workflow/health.ts';
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
export const maxReplayed = 10_000;
const batchSize = 500;

/** Runs an action again from the start of the schedule, with the same delivery id. One that waits is tried at once. */
export async function replayRun(
  writes: OrganizationWrites,
  form: FormName,
  runId: string,
  now: number,
): Promise<Result<RunRow, { code: 'run_unknown' | 'action_switched_off' }>> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor, runs } = transaction;
    const found = await findRun(db, organizationId, form.id, runId);
    if (found === undefined) return failed({ code: 'run_unknown' });
    // It would end at once, and lose why it failed.
    if (await isActionSwitchedOff(db, organizationId, form.id, found))
      return failed({ code: 'action_switched_off' });
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

export interface ReplayRange {
  readonly from: number;
  readonly until: number;
  readonly workflow?: string | undefined;
  /** Goes on after this run. */
  readonly after?: string | undefined;
}

export interface Replayed {
  /** All that start again, with those that waited for their next try. */
  readonly count: number;
  readonly retrying: number;
  /** How many stay as they are, because their actions are switched off. */
  readonly switchedOff: number;
  /** The last one, if there may be more after it. */
  readonly last: string | undefined;
}

/** Runs again everything that failed for events in this time, also what waits for its next try. */
export async function replayFailed(
  writes: OrganizationWrites,
  form: FormName,
  { from, until, workflow, after }: ReplayRange,
  now: number,
): Promise<Replayed> {
  return await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    const { db, organizationId, actor, runs } = transaction;
    const range = { from: firstRunId(from), until: firstRunId(until), workflow, after };
    const { switchedOff } = await countFailedRuns(db, organizationId, form.id, range, now, maxReplayed);
    const found = await failedRunsToReplay(db, organizationId, form.id, range, now, maxReplayed);
    const receivers = new Set<string>();
    for (let at = 0; at < found.length; at += batchSize) {
      const some = found.slice(at, at + batchSize).map(({ id }) => id);
      for (const receiver of await receiversOfRuns(db, organizationId, form.id, some))
        receivers.add(originOfReceiver(receiver));
      await restartRuns(db, organizationId, form.id, some, now, 'failed');
    }
    runs.changed();
    const target = { kind: 'form', ...form };
    const event = {
      action: 'form.runs_replayed',
      target,
      details: { count: found.length, receivers: [...receivers] },
    } as const;
    await recordAudit(db, organizationId, actor, event, now);
    return {
      count: found.length,
      retrying: found.filter(({ state }) => state === 'waiting').length,
      switchedOff,
      last: found.length === maxReplayed ? found.at(-1)?.id : undefined,
    };
  });
}
