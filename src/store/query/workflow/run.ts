import { type Selectable, sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { RunKey } from '../../runBatch.ts';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import type { RunState } from '../../workflowTables.ts';
import { escapedForLike } from '../escapedForLike.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';
import { areRunsHeld } from '../operate/heldDeliveries.ts';

export type RunRow = Selectable<Tables['workflow_run']>;
export type AttemptRow = Selectable<Tables['workflow_attempt']>;

/** Whether the worker has something to claim, without a transaction: it asks every second. */
export async function hasDueRuns(db: Database, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('workflow_run')
    .select('due_at')
    .where(sql<boolean>`state = 'waiting'`)
    .where('due_at', '<=', now)
    .where(({ not }) => not(areRunsHeld))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The present records of a response, locked until the transaction ends; undefined if it is gone. */
export async function lockRecords(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
): Promise<string | undefined> {
  const row = await db
    .updateTable('response')
    .set((eb) => ({ workflows: eb.ref('workflows') }))
    .$call(ofForm(organizationId, formId))
    .where('id', '=', responseId)
    .where('state', 'in', ['live', 'test'])
    .returning('workflows')
    .executeTakeFirst();
  return row?.workflows;
}

/** Replaces the records; the response counts as unchanged. */
export async function replaceRecords(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  workflows: string,
): Promise<void> {
  await db
    .updateTable('response')
    .set({ workflows })
    .$call(ofForm(organizationId, formId))
    .where('id', '=', responseId)
    .execute();
}

export async function findRun(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: string,
): Promise<RunRow | undefined> {
  return await db
    .selectFrom('workflow_run')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('id', '=', storableText(id))
    .executeTakeFirst();
}

export async function attemptsOfRun(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  runId: string,
): Promise<AttemptRow[]> {
  return await db
    .selectFrom('workflow_attempt')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('run_id', '=', runId)
    .orderBy('number')
    .execute();
}

export interface RunFilter {
  /** `retrying` for those that wait after a failed attempt. */
  readonly state?: RunState | 'retrying' | undefined;
  readonly workflow?: string | undefined;
  readonly response?: number | undefined;
  /** A part of the id, the receiver or the error, in lower case. */
  readonly search?: string | undefined;
}

/** A request looks at no more rows than this, whatever it filters by. */
const maxScanned = 5000;

/**
 * The runs of a form, newest first, before a cursor. `next` is the cursor of the next page, also where a filter found few:
 * the scan is bounded.
 */
export async function runPage(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { state, workflow, response, search }: RunFilter,
  before: string | undefined,
  limit: number,
): Promise<{ rows: RunRow[]; next: string | undefined }> {
  const scanned = () => {
    let query = db.selectFrom('workflow_run').$call(ofForm(organizationId, formId));
    if (before !== undefined) query = query.where('id', '<', storableText(before));
    // The index by response is as exact as a filter can be.
    if (response !== undefined) query = query.where('response_id', '=', response);
    return query.orderBy('id', 'desc');
  };
  const edge = await scanned().select('id').offset(maxScanned).limit(1).executeTakeFirst();
  let query = scanned().selectAll();
  if (edge !== undefined) query = query.where('id', '>', edge.id);
  if (state === 'retrying') query = query.where('state', '=', 'waiting').where('attempts', '>', 0);
  else if (state !== undefined) query = query.where('state', '=', state);
  if (workflow !== undefined) query = query.where('workflow_id', '=', storableText(workflow));
  if (search !== undefined && search !== '') {
    const pattern = `%${escapedForLike(storableText(search))}%`;
    query = query.where(
      sql<boolean>`(id LIKE ${pattern} ESCAPE '\\' OR lower(receiver) LIKE ${pattern} ESCAPE '\\'
        OR lower(coalesce(error_code, '') || ' ' || coalesce(error_detail, '')) LIKE ${pattern} ESCAPE '\\')`,
    );
  }
  const rows = await query.limit(limit + 1).execute();
  if (rows.length > limit) return { rows: rows.slice(0, limit), next: rows[limit - 1]?.id };
  return { rows, next: edge?.id };
}

/** The failed runs of all forms of the organisation, newest first. */
export async function failedRunPage(
  db: Database,
  organizationId: OrganizationId,
  /** The workspaces that the person may see; undefined for all. */
  workspaces: readonly string[] | undefined,
  before: string | undefined,
  limit: number,
): Promise<{ rows: (RunRow & { form_name: string })[]; next: string | undefined }> {
  if (workspaces?.length === 0) return { rows: [], next: undefined };
  let query = db
    .selectFrom('workflow_run')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'workflow_run.organization_id')
        .onRef('form.id', '=', 'workflow_run.form_id'),
    )
    .selectAll('workflow_run')
    .select('form.name as form_name')
    .where('workflow_run.organization_id', '=', organizationId)
    .where(sql<boolean>`workflow_run.state = 'failed'`)
    .where('form.deleted_at', 'is', null);
  if (workspaces !== undefined) query = query.where('form.workspace_id', 'in', workspaces);
  if (before !== undefined) query = query.where('workflow_run.id', '<', storableText(before));
  const rows = await query
    .orderBy('workflow_run.id', 'desc')
    .limit(limit + 1)
    .execute();
  return { rows: rows.slice(0, limit), next: rows.length > limit ? rows[limit - 1]?.id : undefined };
}

/** Of a run that starts again: why it failed before is with its attempts. */
const noReason = { error_code: null, error_detail: null };

/**
 * Starts the schedule of runs again, also of those that wait for their next try; one that is being tried stays as it is, and
 * among `failed` ones also one that has succeeded meanwhile.
 */
export async function restartRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly string[],
  now: number,
  among: 'all' | 'failed' = 'all',
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('workflow_run')
    .set({ state: 'waiting', due_at: now, tries: 0, claimed_by: null, finished_at: null, ...noReason })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .where((run) =>
      run.or([
        among === 'all' ? run('state', '!=', 'waiting') : run('state', '=', 'failed'),
        run.and([run('state', '=', 'waiting'), run('claimed_by', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Starts the runs of responses again that were skipped because their response was deleted. */
export async function restartSkippedRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  now: number,
): Promise<number> {
  if (responseIds.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('workflow_run')
    .set({ state: 'waiting', due_at: now, claimed_by: null, finished_at: null, ...noReason })
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds)
    .where('state', '=', 'skipped')
    .where('error_code', '=', 'response_gone')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Of the newest runs of each workflow: how many wait, and when the latest was done. */
export async function recentRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  among: number,
): Promise<ReadonlyMap<string, { readonly waiting: number; readonly doneAt: number | null }>> {
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('workflow_run')
        .select(['workflow_id', 'action_type', 'state', 'finished_at'])
        .$call(ofForm(organizationId, formId))
        .orderBy('id', 'desc')
        .limit(among)
        .as('newest'),
    )
    .select(({ fn }) => [
      'workflow_id',
      fn.countAll<number>().filterWhere('state', '=', 'waiting').as('waiting'),
      fn
        .max('finished_at')
        .filterWhere('state', '=', 'done')
        .filterWhere('action_type', '!=', 'mail')
        .as('done_at'),
    ])
    .groupBy('workflow_id')
    .execute();
  return new Map(
    rows.map(({ workflow_id, waiting, done_at }) => [
      workflow_id,
      { waiting: Number(waiting), doneAt: done_at === null ? null : Number(done_at) },
    ]),
  );
}

/** The response that a run holds itself, sealed. */
export async function sealedOfRun(
  db: Database,
  { organization_id, form_id, id }: RunKey,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('workflow_run')
    .select('sealed')
    .$call(ofForm(organization_id, form_id))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealed ?? undefined;
}

/** A run that others may wait for. */
export interface Predecessor {
  readonly organization_id: OrganizationId;
  readonly order_key: string | null;
}

/**
 * Starts the runs that were postponed until the given ones are finished, the first of each order. One that was tried already
 * keeps its schedule, and one that is being tried its lease.
 */
export async function startSuccessors(
  db: Database,
  finished: readonly Predecessor[],
  now: number,
): Promise<void> {
  const orders = new Map<string, OrganizationId>();
  for (const { organization_id, order_key } of finished)
    if (order_key !== null) orders.set(order_key, organization_id);
  // In one order in every transaction, so that none wait for each other.
  for (const [key, organizationId] of [...orders].sort(([one], [other]) => (one < other ? -1 : 1)))
    await db
      .updateTable('workflow_run')
      .set({ due_at: now })
      .where('organization_id', '=', organizationId)
      .where('order_key', '=', key)
      .where('id', '=', (inner) =>
        inner
          .selectFrom('workflow_run as next')
          .select('next.id')
          .where(sql<boolean>`next.state = 'waiting'`)
          .where('next.organization_id', '=', organizationId)
          .where('next.order_key', '=', key)
          .orderBy('next.id')
          .limit(1),
      )
      .where(sql<boolean>`state = 'waiting'`)
      .where('claimed_by', 'is', null)
      .where('tries', '=', 0)
      .execute();
}

/** Deletes the runs of responses that are erased: their attempts hold answers. Needs the form lock. */
export async function deleteRunsOfResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  now: number,
): Promise<void> {
  if (responseIds.length === 0) return;
  const deleted = await db
    .deleteFrom('workflow_run')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds)
    .returning(['organization_id', 'order_key', 'state'])
    .execute();
  const unfinished = deleted.filter(({ state }) => state === 'waiting');
  await startSuccessors(db, unfinished, now);
}

/** The next form after this one that has runs, in any organisation. */
export async function formWithRunsAfter(
  db: Database,
  after: { organization_id: string; form_id: string },
): Promise<{ organization_id: OrganizationId; form_id: string } | undefined> {
  return await db
    .selectFrom('workflow_run')
    .select(['organization_id', 'form_id'])
    .where(sql<boolean>`(organization_id, form_id) > (${after.organization_id}, ${after.form_id})`)
    .orderBy('organization_id')
    .orderBy('form_id')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes a batch of finished runs with ids below `until`; returns their number. */
export async function deleteOldRuns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  until: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('workflow_run')
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('workflow_run as old')
        .select('old.id')
        .where('old.organization_id', '=', organizationId)
        .where('old.form_id', '=', formId)
        .where('old.id', '<', until)
        .where('old.state', '!=', 'waiting')
        .limit(limit),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
  return Number(numDeletedRows);
}

/** The runs of an organisation, or of one form, for events since an id; for a command that watches them. */
export async function runsSince(
  db: Database,
  organizationId: OrganizationId,
  formId: string | undefined,
  since: string,
): Promise<RunRow[]> {
  const all = db.selectFrom('workflow_run').selectAll();
  const chosen =
    formId === undefined
      ? all.where('organization_id', '=', organizationId)
      : all.$call(ofForm(organizationId, formId));
  return await chosen.where('id', '>=', since).orderBy('id').execute();
}
