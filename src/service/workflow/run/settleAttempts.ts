import { storableJson, storableText } from '#kit/text/storableText.ts';
import { lockRecords, replaceRecords, startSuccessors } from '#store/query/workflow/run.ts';
import type { DueRun, FinishedRun, NewAttempt, NewRecords, NewRun } from '#store/runBatch.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { ActionOutcome } from '../action/action.ts';
import { orderKey } from '../plan/planRuns.ts';
import { nextRunId } from '../plan/runId.ts';
import { actionOfRun, type FormsOfRuns } from './formsOfRuns.ts';
import { recordOf } from './recordOf.ts';
import { nextAttemptAt } from './schedule.ts';

export interface EndedAttempt {
  readonly run: DueRun;
  readonly claim: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly outcome: ActionOutcome;
  /** As it is stored. */
  readonly exchange: string | null;
  /** False if there was a reason not to try. */
  readonly isTried: boolean;
}

export interface Settling {
  readonly forms: FormsOfRuns;
  readonly random: () => number;
}

/**
 * Writes down ended attempts: the runs, their attempts, the records of their responses, and the runs of the actions that
 * follow. All of it in one transaction, for as many runs as ended meanwhile. Returns those that were still ours: a lease may
 * have ended, and another process may have taken over.
 */
export async function settleAttempts(
  transaction: WriteTransaction,
  ended: readonly EndedAttempt[],
  { forms, random }: Settling,
): Promise<EndedAttempt[]> {
  const following = await followingRuns(transaction, ended, forms);
  const finished = new Map(ended.map((each) => [each.run.id, finishedRun(each, random)]));
  const marked = await transaction.runs.finish([...finished.values()]);
  const ours = ended.filter(({ run }) => marked.has(run.id));
  await transaction.runs.insertAttempts(ours.filter(({ isTried }) => isTried).map(attemptRow));
  await writeRecords(transaction, ours, finished);
  await transaction.runs.insert(ours.flatMap(({ run }) => following.get(run.id) ?? []));
  const over = ours.filter(({ run }) => finished.get(run.id)?.state !== 'waiting');
  const runsOver = over.map(({ run }) => run);
  await startSuccessors(transaction.db, runsOver, Math.max(0, ...over.map(({ endedAt }) => endedAt)));
  for (const { outcome } of ours)
    if (outcome.kind === 'done' && outcome.write !== undefined) await outcome.write(transaction);
  return ours;
}

function finishedRun(
  { run, claim, endedAt, outcome, isTried }: EndedAttempt,
  random: () => number,
): FinishedRun {
  const tries = run.tries + 1;
  const retryAfter = outcome.kind === 'failed' ? outcome.retryAfter : undefined;
  const next = outcome.kind === 'failed' ? nextAttemptAt(tries, endedAt, { random, retryAfter }) : undefined;
  const state = next === undefined ? stateOf(outcome) : 'waiting';
  const error = errorOf(outcome);
  const isRecorded = run.recorded === 1 || (state !== 'waiting' && isTried && state !== 'skipped');
  return {
    organization_id: run.organization_id,
    form_id: run.form_id,
    id: run.id,
    claimed_by: claim,
    state,
    due_at: next ?? endedAt,
    tries,
    attempts: run.attempts + Number(isTried),
    finished_at: next === undefined ? endedAt : null,
    recorded: Number(isRecorded),
    error_code: error?.code ?? null,
    error_detail: error?.detail ?? null,
    // Of a run that failed the content stays for a replay, until the run is forgotten.
    sealed: state === 'waiting' || state === 'failed' ? run.sealed : null,
  };
}

function stateOf(outcome: ActionOutcome): 'done' | 'failed' | 'skipped' {
  if (outcome.kind === 'done' || outcome.kind === 'skipped') return outcome.kind;
  return 'failed';
}

export function errorOf(outcome: ActionOutcome): { code: string; detail: string } | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'skipped') return { code: outcome.reason, detail: '' };
  return { code: outcome.error.code, detail: storableText(outcome.error.detail).slice(0, 1000) };
}

function attemptRow({ run, startedAt, endedAt, outcome, exchange }: EndedAttempt): NewAttempt {
  const error = errorOf(outcome);
  return {
    organization_id: run.organization_id,
    form_id: run.form_id,
    run_id: run.id,
    number: run.attempts + 1,
    started_at: startedAt,
    duration: Math.max(0, endedAt - startedAt),
    outcome: outcome.kind,
    error_code: error?.code ?? null,
    error_detail: error?.detail ?? null,
    exchange,
  };
}

/**
 * The run of the action that follows in a workflow starts when the one before it was tried once, whatever came of it: a
 * receiver that is away for days must not hold up a mail. Their forms are locked first, in the order of all transactions.
 */
async function followingRuns(
  transaction: WriteTransaction,
  ended: readonly EndedAttempt[],
  forms: FormsOfRuns,
): Promise<Map<string, NewRun[]>> {
  const following = new Map<string, NewRun[]>();
  const first = ended.filter(({ run }) => run.next_actions !== null && run.attempts === 0 && run.tries === 0);
  if (first.length === 0) return following;
  const organizations = new Set(first.map(({ run }) => run.organization_id));
  for (const organizationId of [...organizations].sort()) {
    const own = first.filter(({ run }) => run.organization_id === organizationId);
    await transaction.lockForms(organizationId, [...new Set(own.map(({ run }) => run.form_id))].sort());
  }
  for (const { run, endedAt } of first) {
    const next = await followingRun(run, endedAt, forms);
    if (next !== undefined) following.set(run.id, [next]);
  }
  return following;
}

async function followingRun(run: DueRun, now: number, forms: FormsOfRuns): Promise<NewRun | undefined> {
  const form = await forms.version(run.organization_id, run.form_id, run.version);
  const [action_id = '', ...later] = (run.next_actions ?? '').split(',');
  const found = form && actionOfRun(form, { workflow_id: run.workflow_id, action_id });
  if (found === undefined) return undefined;
  const { workflow, action } = found;
  return {
    organization_id: run.organization_id,
    form_id: run.form_id,
    id: nextRunId(run.id, action.place),
    response_id: run.response_id,
    version: run.version,
    workflow_id: run.workflow_id,
    action_id,
    action_type: action.settings.type,
    cause: run.cause,
    is_test: run.is_test,
    receiver: action.receiver,
    order_key: orderKey(run.form_id, workflow, action),
    next_actions: later.length === 0 ? null : later.join(','),
    due_at: now,
    created_at: run.created_at,
    sealed: run.sealed,
  };
}

/** A first record is appended without reading the others; a replay or another edit replaces the record of the action. */
async function writeRecords(
  { db, runs }: WriteTransaction,
  ended: readonly EndedAttempt[],
  finished: ReadonlyMap<string, FinishedRun>,
): Promise<void> {
  const appended = new Map<string, NewRecords>();
  const replaced: { run: DueRun; response_id: number; record: object }[] = [];
  for (const { run, outcome, isTried } of ended) {
    const state = finished.get(run.id)?.state;
    const record = isTried && state !== 'waiting' ? recordOf(run, outcome) : undefined;
    const { organization_id, form_id, response_id } = run;
    if (record === undefined || response_id === null) continue;
    if (run.recorded === 1 || run.cause === 'edited') {
      replaced.push({ run, response_id, record });
      continue;
    }
    const key = `${form_id} ${response_id}`;
    const text = storableJson(record);
    const known = appended.get(key);
    if (known === undefined) appended.set(key, { organization_id, form_id, response_id, records: text });
    else known.records += `,${text}`;
  }
  const inOrder = [...appended.values()].sort(
    (one, other) =>
      (one.form_id < other.form_id ? -1 : Number(one.form_id > other.form_id)) ||
      one.response_id - other.response_id,
  );
  await runs.appendRecords(inOrder);
  for (const { run, response_id, record } of replaced) {
    const { organization_id, form_id, workflow_id, action_id } = run;
    const text = await lockRecords(db, organization_id, form_id, response_id);
    if (text === undefined) continue;
    // Imported records may be anything.
    const records = (JSON.parse(text) as unknown[]).filter((each) => !isOf(each, workflow_id, action_id));
    await replaceRecords(db, organization_id, form_id, response_id, storableJson([...records, record]));
  }
}

function isOf(record: unknown, workflow: string, action: string): boolean {
  if (typeof record !== 'object' || record === null) return false;
  const { workflow_id, action_id } = record as Record<string, unknown>;
  return workflow_id === workflow && action_id === action;
}
