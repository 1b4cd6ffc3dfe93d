import type { ResponseAction } from '#contract/app/response/changes.ts';
import { removeQuarantined } from '#store/query/collect/quarantinedSubmission.ts';
import { releaseWaiting } from '#store/query/collect/waitingResponse.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { insertChanges } from '#store/query/response/changeLog.ts';
import { deleteResponses, restoreResponses } from '#store/query/response/deletedResponse.ts';
import { logUnquarantined } from '#store/query/response/quarantineLog.ts';
import { type DueResponse, eraseResponses } from '#store/query/response/retention.ts';
import { addTag, removeTag } from '#store/query/response/tag.ts';
import { type WorkRow, workRows } from '#store/query/response/workRow.ts';
import { restartSkippedRuns } from '#store/query/workflow/run.ts';
import type { OrganizationTransaction } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import type { AnswerKeys } from '../../collect/answerKeys.ts';
import { queueStoredRuns } from '../../workflow/plan/queueRuns.ts';
import { leaveLimits, returnToLimits } from './responseLimits.ts';

export type Act =
  | { readonly action: Exclude<ResponseAction, 'tag' | 'untag' | 'delete'> | 'erase' }
  | { readonly action: 'tag' | 'untag'; readonly tag: string }
  | { readonly action: 'delete'; readonly deletion: string | null };

export interface ActContext {
  readonly keys: AnswerKeys;
  readonly clock: () => number;
}

type Form = Pick<FormRow, 'organization_id' | 'id' | 'name'>;

/** How many responses an action changed, and what went with erased ones. */
export interface ActResult {
  readonly changed: number;
  readonly files: number;
  readonly notes: number;
  /** The submission ids of erased responses. */
  readonly submissions: readonly string[];
}

/**
 * Applies an action to these responses of a form, in a transaction that has locked it and knows that the actor may use
 * it. Responses that are not in a state for the action are left alone. Long answers are read in several steps.
 */
export async function actOnResponses(
  transaction: OrganizationTransaction,
  context: ActContext,
  form: Form,
  ids: readonly number[],
  act: Act,
): Promise<ActResult> {
  let result = nothing;
  for (let left = ids; left.length > 0; ) {
    const { rows, rest } = await workRows(transaction.db, form.organization_id, form.id, left);
    const affected = rows.filter((row) => isFor(act, row));
    if (affected.length > 0)
      result = together(result, await apply(transaction, context, form, affected, act));
    left = rest;
  }
  await audit(transaction, form, act, result.changed, context.clock());
  return result;
}

function together(one: ActResult, other: ActResult): ActResult {
  return {
    changed: one.changed + other.changed,
    files: one.files + other.files,
    notes: one.notes + other.notes,
    submissions: [...one.submissions, ...other.submissions],
  };
}

const nothing: ActResult = { changed: 0, files: 0, notes: 0, submissions: [] };

function isFor({ action }: Act, { state, deletedFrom }: WorkRow): boolean {
  const isListed = state === 'live' || state === 'test';
  switch (action) {
    case 'delete':
    case 'tag':
    case 'untag':
      return isListed;
    case 'restore':
      return deletedFrom !== null;
    case 'release':
      return state === 'spam';
    case 'discard':
      return state === 'spam' || state === 'partial';
    case 'erase':
      // A payment that is on its way ends by itself.
      return state !== 'pending_payment';
  }
}

async function apply(
  transaction: OrganizationTransaction,
  { keys, clock }: ActContext,
  form: Form,
  rows: readonly WorkRow[],
  act: Act,
): Promise<ActResult> {
  const { db, organizationId, actor } = transaction;
  const by = { actor, now: clock() };
  const done = { ...nothing, changed: rows.length };
  switch (act.action) {
    case 'delete':
      await leaveLimits(transaction, keys, form.id, rows);
      await deleteResponses(transaction, organizationId, form.id, rows, { ...by, deletion: act.deletion });
      return done;
    case 'restore':
      await returnToLimits(transaction, keys, form.id, rows);
      await restoreResponses(transaction, organizationId, form.id, rows, by);
      await resumeRuns(transaction, form.id, rows, by.now);
      return done;
    case 'tag':
    case 'untag': {
      const ids = rows.map(({ id }) => id);
      const [change, logged] =
        act.action === 'tag'
          ? ([addTag, { new: { tag: act.tag } }] as const)
          : ([removeTag, { old: { tag: act.tag } }] as const);
      const changed = await change(db, organizationId, form.id, ids, act.tag);
      const entries = changed.map((response_id) => ({
        kind: 'response_tagged' as const,
        response_id,
        ...logged,
      }));
      await insertChanges(db, organizationId, form.id, entries, by);
      return { ...nothing, changed: changed.length };
    }
    case 'release':
      for (const { id } of rows) {
        const unchanged = <Items>(items: Items) => items;
        const stored = await releaseWaiting(transaction, organizationId, form.id, id, unchanged, clock);
        const event = { organizationId, formId: form.id, responseId: stored.id };
        await queueStoredRuns(transaction, event, ['response'], stored.created_at);
        const change = { kind: 'response_released', response_id: stored.id } as const;
        await insertChanges(db, organizationId, form.id, [change], by);
      }
      await logUnquarantined(
        db,
        organizationId,
        form.id,
        rows.map(({ id }) => id),
        by,
      );
      return done;
    case 'discard':
      for (const { id, state } of rows)
        if (state === 'spam') await removeQuarantined(db, organizationId, form.id, id, by);
      await erase(
        transaction,
        keys,
        form,
        rows.filter(({ state }) => state !== 'spam'),
        by,
      );
      return done;
    case 'erase':
      return await erase(transaction, keys, form, rows, by);
  }
}

/** Runs that came due while their response was deleted were skipped; now they are due again. */
async function resumeRuns(
  { db, organizationId, runs }: OrganizationTransaction,
  formId: string,
  rows: readonly WorkRow[],
  now: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if ((await restartSkippedRuns(db, organizationId, formId, ids, now)) > 0) runs.changed();
}

async function erase(
  transaction: OrganizationTransaction,
  keys: AnswerKeys,
  form: Form,
  rows: readonly WorkRow[],
  by: Parameters<typeof eraseResponses>[4],
): Promise<ActResult> {
  if (rows.length === 0) return nothing;
  await leaveLimits(transaction, keys, form.id, rows);
  const due = rows.map((row) => ({ ...row, state: row.state as DueResponse['state'] }));
  const erased = await eraseResponses(transaction, form.organization_id, form.id, due, by);
  const submissions = rows.flatMap(({ submission_id }) => submission_id ?? []);
  return { ...erased, changed: rows.length, submissions };
}

const auditedActions = {
  delete: 'form.responses_deleted',
  restore: 'form.responses_restored',
  erase: 'form.responses_erased',
  release: 'form.submission_released',
  discard: 'form.submission_deleted',
} as const;

/** Tags are no event for the audit log. Entries have numbers only, so that nothing personal outlives an erasure. */
async function audit(
  { db, organizationId, actor }: OrganizationTransaction,
  { id, name }: Form,
  { action }: Act,
  responses: number,
  now: number,
): Promise<void> {
  if (action === 'tag' || action === 'untag' || responses === 0) return;
  const target = { kind: 'form', id, name };
  const event = { action: auditedActions[action], target, details: { responses } };
  await recordAudit(db, organizationId, actor, event, now);
}
