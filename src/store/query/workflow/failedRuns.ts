import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import type { RunState } from '../../workflowTables.ts';
import { ofForm } from '../ofForm.ts';

/** The ids of runs whose events were in a range of time, since ids begin with it. */
export interface RunRange {
  readonly from: string;
  readonly until: string;
  readonly workflow?: string | undefined;
  /** Only runs after this one. */
  readonly after?: string | undefined;
}

interface FailedRun {
  readonly id: string;
  /** `waiting` for one that will be tried again. */
  readonly state: RunState;
}

/**
 * The runs of a form in a range that failed, or failed and wait for their next try, oldest first. Those of actions that are
 * switched off are left out.
 */
export async function failedRunsToReplay(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  range: RunRange,
  now: number,
  limit: number,
): Promise<FailedRun[]> {
  const runs = failedRunsIn(db, organizationId, formId, range, now, 'on');
  return await db.selectFrom(runs.as('run')).select(['id', 'state']).orderBy('id').limit(limit).execute();
}

/** Where these runs send. */
export async function receiversOfRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('workflow_run')
    .select('receiver')
    .distinct()
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ receiver }) => receiver);
}

export interface FailedCounts {
  /** All that can be replayed, with those that wait for their next try. */
  readonly count: number;
  readonly retrying: number;
  /** Those of actions that are switched off, which are in neither of the others. */
  readonly switchedOff: number;
}

/** How many runs of a form failed in a range, each number counted up to a limit. */
export async function countFailedRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  range: RunRange,
  now: number,
  limit: number,
): Promise<FailedCounts> {
  const counted = async (action: 'on' | 'off') =>
    await db
      .selectFrom(failedRunsIn(db, organizationId, formId, range, now, action).limit(limit).as('run'))
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere('state', '=', 'waiting').as('retrying'),
      ])
      .executeTakeFirstOrThrow();
  const replayable = await counted('on');
  const { count: switchedOff } = await counted('off');
  return {
    count: Number(replayable.count),
    retrying: Number(replayable.retrying),
    switchedOff: Number(switchedOff),
  };
}

function failedRunsIn(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { from, until, workflow, after }: RunRange,
  now: number,
  action: 'on' | 'off',
) {
  const runs = () => {
    let query = db
      .selectFrom('workflow_run')
      .select(['id', 'state'])
      .$call(ofForm(organizationId, formId))
      .where('id', '>=', from)
      .where('id', '<', until);
    if (after !== undefined) query = query.where('id', '>', after);
    if (workflow !== undefined) query = query.where('workflow_id', '=', storableText(workflow));
    return query.where(({ exists, not, selectFrom }) => {
      const isOff = exists(
        selectFrom('workflow_health')
          .select('workflow_health.action_id')
          .whereRef('workflow_health.organization_id', '=', 'workflow_run.organization_id')
          .whereRef('workflow_health.form_id', '=', 'workflow_run.form_id')
          .whereRef('workflow_health.workflow_id', '=', 'workflow_run.workflow_id')
          .whereRef('workflow_health.action_id', '=', 'workflow_run.action_id')
          .where('switched_off_at', 'is not', null),
      );
      return action === 'off' ? isOff : not(isOff);
    });
  };
  // Two queries, since each state has an index of its own. One that is due already needs no replay.
  const waiting = runs()
    .where(sql<boolean>`state = 'waiting'`)
    .where('attempts', '>', 0)
    .where('claimed_by', 'is', null)
    .where('due_at', '>', now);
  return runs().where(sql<boolean>`state = 'failed'`).unionAll(waiting);
}
