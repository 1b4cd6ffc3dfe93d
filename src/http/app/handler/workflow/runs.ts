import type { Run, RunAttempt } from '#contract/app/workflow/runs.ts';
import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { instantIn } from '#kit/time/zonedTime.ts';
import { settingsOf } from '#service/base/organizationSettings.ts';
import { namesOfRuns } from '#service/workflow/history/namesOfRuns.ts';
import { maxReplayed, replayFailed, replayRun } from '#service/workflow/history/replayRuns.ts';
import { firstRunId } from '#service/workflow/plan/runId.ts';
import { mailsWaitingOfRuns } from '#store/query/mail/responseMail.ts';
import { numbersOf } from '#store/query/response/numbersOf.ts';
import { countFailedRuns } from '#store/query/workflow/failedRuns.ts';
import { unhealthyActions } from '#store/query/workflow/health.ts';
import {
  type AttemptRow,
  attemptsOfRun,
  failedRunPage,
  findRun,
  type RunRow,
  runPage,
} from '#store/query/workflow/run.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from '../form/visibleForm.ts';

const pageSize = 50;
const maxUnhealthy = 200;
/** The last time that an id can begin with. */
const endOfTime = 2 ** 48 - 1;

export const workflowRunsHandlers: Handlers<
  'workflowRuns' | 'workflowRun' | 'replayRun' | 'failedRunCount' | 'replayFailedRuns' | 'failedRuns'
> = {
  async workflowRuns({ context, params, query, actor }) {
    const { store, definitions } = context;
    const { id } = await visibleForm(store, actor, params.form);
    const { state, workflow, response, search, before } = query;
    const filter = {
      state,
      workflow,
      response: response === undefined ? undefined : Number(response),
      search: search?.trim().toLowerCase(),
    };
    const { rows, next } = await runPage(store.read, actor.organization.id, id, filter, before, pageSize);
    const nameOf = await namesOfRuns(definitions, actor.organization.id, rows);
    const waiting = await mailsWaiting(store.read, actor.organization.id, rows);
    const numberOf = await numbersOfRuns(store.read, actor.organization.id, rows);
    return {
      runs: rows.map((row) => ({
        ...shown(row, nameOf(row).workflow, waiting.get(row.id)),
        ...numberOf(row),
      })),
      next: next ?? null,
    };
  },

  async workflowRun({ context, params, actor }) {
    const { store, definitions } = context;
    const { id } = await visibleForm(store, actor, params.form);
    const row = await findRun(store.read, actor.organization.id, id, params.run);
    if (row === undefined) throw new Problem('not_found');
    const attempts = await attemptsOfRun(store.read, actor.organization.id, id, row.id);
    const nameOf = await namesOfRuns(definitions, actor.organization.id, [row]);
    const waiting = await mailsWaiting(store.read, actor.organization.id, [row]);
    const numberOf = await numbersOfRuns(store.read, actor.organization.id, [row]);
    return {
      run: { ...shown(row, nameOf(row).workflow, waiting.get(row.id)), ...numberOf(row) },
      attempts: attempts.map(shownAttempt),
    };
  },

  async replayRun({ context, params, actor, now }) {
    const { store, definitions } = context;
    const { id, name } = await visibleForm(store, actor, params.form);
    const replayed = await replayRun(actor.writes, { id, name }, params.run, now);
    if (!replayed.ok)
      throw new Problem(replayed.failure.code === 'run_unknown' ? 'not_found' : replayed.failure.code);
    const nameOf = await namesOfRuns(definitions, actor.organization.id, [replayed.value]);
    const numberOf = await numbersOfRuns(store.read, actor.organization.id, [replayed.value]);
    return {
      run: { ...shown(replayed.value, nameOf(replayed.value).workflow), ...numberOf(replayed.value) },
    };
  },

  async failedRunCount({ context, params, query, actor, now }) {
    const { read } = context.store;
    const { id } = await visibleForm(context.store, actor, params.form);
    const zone = await zoneOf(read, actor.organization.id);
    const range = {
      from: firstRunId(query.from === undefined ? 0 : startOfDay(zone, query.from, 'from')),
      until: firstRunId(query.to === undefined ? endOfTime : startOfDay(zone, query.to, 'to') + day),
      workflow: query.workflow,
    };
    const counts = await countFailedRuns(read, actor.organization.id, id, range, now, maxReplayed);
    return { count: counts.count, retrying: counts.retrying, switched_off: counts.switchedOff };
  },

  async replayFailedRuns({ context, params, body, actor, now }) {
    const { store } = context;
    const { id, name } = await visibleForm(store, actor, params.form);
    const zone = await zoneOf(store.read, actor.organization.id);
    const range = {
      from: startOfDay(zone, body.from, 'from'),
      until: startOfDay(zone, body.to, 'to') + day,
      workflow: body.workflow,
    };
    const { count, switchedOff } = await replayFailed(actor.writes, { id, name }, range, now);
    return { replayed: count, switched_off: switchedOff };
  },

  async failedRuns({ context, query, actor }) {
    const { read } = context.store;
    const { id } = actor.organization;
    const workspaces = actor.workspaces === 'all' ? undefined : [...actor.workspaces];
    const { rows, next } = await failedRunPage(read, id, workspaces, query.before, pageSize);
    const unhealthy = await unhealthyActions(read, id, maxUnhealthy);
    const visible = unhealthy.filter(
      ({ workspace_id }) => workspaces === undefined || workspaces.includes(workspace_id),
    );
    const numberOf = await numbersOfRuns(read, id, rows);
    const failing = visible.map((row) => ({ ...row, version: row.published_version }));
    const nameOf = await namesOfRuns(context.definitions, id, [...rows, ...failing]);
    return {
      runs: rows.map((row) => ({
        ...shown(row, nameOf(row).workflow),
        ...numberOf(row),
        form: { id: row.form_id, name: row.form_name },
      })),
      next: next ?? null,
      workflows: failing.map((row) => ({
        form: { id: row.form_id, name: row.form_name },
        workflow: { id: row.workflow_id, name: nameOf(row).workflow },
        action: { id: row.action_id, type: nameOf(row).type ?? row.action_id },
        state: row.switched_off_at === null ? ('failing' as const) : ('switched_off' as const),
        since: formatInstant(row.switched_off_at ?? row.failing_since ?? 0),
        error: errorOf(row),
      })),
    };
  },
};

async function zoneOf(db: Database, organizationId: OrganizationId): Promise<string> {
  const { time_zone = 'UTC' } = await settingsOf(db, organizationId);
  return time_zone;
}

function startOfDay(zone: string, date: string, param: 'from' | 'to'): number {
  const start = instantIn(zone, `${date}T00:00`, 'first');
  if (start === undefined) throw new Problem('field_invalid', { param });
  return start;
}

async function mailsWaiting(db: Database, organizationId: OrganizationId, rows: readonly RunRow[]) {
  const done = rows.filter(({ state, action_type }) => state === 'done' && action_type === 'mail');
  return await mailsWaitingOfRuns(
    db,
    organizationId,
    done.map(({ id }) => id),
  );
}

async function numbersOfRuns(db: Database, organizationId: OrganizationId, rows: readonly RunRow[]) {
  const found = new Map<string, ReadonlyMap<number, number>>();
  for (const [form, ofForm] of Map.groupBy(rows, ({ form_id }) => form_id)) {
    const ids = ofForm.flatMap(({ response_id }) => response_id ?? []);
    found.set(form, await numbersOf(db, organizationId, form, ids));
  }
  return ({ form_id, response_id }: RunRow) => ({
    response_number: found.get(form_id)?.get(response_id ?? 0) ?? null,
  });
}

function shown(row: RunRow, name: string, mailsWaiting = 0): Omit<Run, 'response_number'> {
  const isWaiting = row.state === 'waiting';
  return {
    id: row.id,
    created_at: formatInstant(row.created_at),
    trigger: row.cause,
    workflow: { id: row.workflow_id, name },
    action: { id: row.action_id, type: row.action_type },
    version: row.version,
    response: row.response_id,
    test: row.is_test === 1,
    receiver: row.receiver,
    state: row.state,
    attempts: row.attempts,
    next_attempt_at: isWaiting ? formatInstant(row.due_at) : null,
    finished_at: row.finished_at === null ? null : formatInstant(row.finished_at),
    mails_waiting: mailsWaiting,
    error: errorOf(row),
  };
}

function shownAttempt(row: AttemptRow): RunAttempt {
  return {
    number: row.number,
    started_at: formatInstant(row.started_at),
    duration: row.duration,
    outcome: row.outcome,
    error: errorOf(row),
    exchange: row.exchange === null ? null : JSON.parse(row.exchange),
  };
}

export function errorOf({ error_code, error_detail }: Pick<RunRow, 'error_code' | 'error_detail'>) {
  return error_code === null ? null : { code: error_code, detail: error_detail ?? '' };
}
