import { sql } from 'kysely';
import { withTimes } from '../../fragment.ts';
import type { WriteTransaction } from '../../store.ts';
import type { ActorKind, Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { boundedStep, outlinedTail, type RowStep, shortTail } from './boundedRows.ts';
import { type ChangeActor, insertChanges } from './changeLog.ts';
import type { ErasedResponse } from './retention.ts';
import type { TableRow } from './table/tableRows.ts';
import { returnToTotals, takeFromTotals } from './totals.ts';
import type { WorkRow } from './workRow.ts';

type Writing = Pick<WriteTransaction, 'db' | 'addCounts'>;

interface By {
  readonly actor: ChangeActor;
  readonly now: number;
}

/**
 * Takes live and test responses out of every list and count. Their rows keep their content until they are restored or
 * erased. Needs the form lock.
 */
export async function deleteResponses(
  transaction: Writing,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly WorkRow[],
  { deletion, ...by }: By & { readonly deletion: string | null },
): Promise<void> {
  if (responses.length === 0) return;
  const { db } = transaction;
  await db
    .insertInto('deleted_response')
    .values(
      responses.map(({ id, state }) => ({
        organization_id: organizationId,
        form_id: formId,
        response_id: id,
        state: state === 'test' ? ('test' as const) : ('live' as const),
        deleted_at: by.now,
        deletion,
      })),
    )
    .execute();
  const ids = responses.map(({ id }) => id);
  await setState(db, organizationId, formId, ids, 'deleted');
  await takeFromTotals(transaction, organizationId, formId, responses);
  const changes = ids.map((response_id) => ({ kind: 'response_deleted' as const, response_id }));
  await insertChanges(db, organizationId, formId, changes, by);
}

/** Returns deleted responses to the place that they had in every list and count. Needs the form lock. */
export async function restoreResponses(
  transaction: Writing,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly WorkRow[],
  by: By,
): Promise<void> {
  if (responses.length === 0) return;
  const { db } = transaction;
  await db
    .deleteFrom('deleted_response')
    .$call(ofForm(organizationId, formId))
    .where(
      'response_id',
      'in',
      responses.map(({ id }) => id),
    )
    .execute();
  const live = await withFreeTimes(
    db,
    organizationId,
    formId,
    responses.filter(({ deletedFrom }) => deletedFrom === 'live'),
  );
  const test = responses.filter(({ deletedFrom }) => deletedFrom === 'test');
  for (const [state, group] of [['live', live] as const, ['test', test] as const]) {
    const ids = group.map(({ id }) => id);
    if (ids.length === 0) continue;
    await setState(db, organizationId, formId, ids, state);
    const counted = group.map(({ created_at }) => ({ state, created_at }));
    await returnToTotals(transaction, organizationId, formId, counted);
  }
  const changes = responses.map(({ id }) => ({ kind: 'response_restored' as const, response_id: id }));
  await insertChanges(db, organizationId, formId, changes, by);
}

async function setState(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
  state: 'live' | 'test' | 'deleted',
): Promise<void> {
  await db
    .updateTable('response')
    .set({ state })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
}

/**
 * Only an import can have taken the time of a deleted response, because submissions never do. Such a response moves to
 * the next free one, as ties in an import do.
 */
async function withFreeTimes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly WorkRow[],
): Promise<{ id: number; created_at: number }[]> {
  if (responses.length === 0) return [];
  const times = responses.map(({ created_at }) => created_at);
  const taken = new Set(await takenTimes(db, organizationId, formId, times));
  const located: { id: number; created_at: number }[] = [];
  for (const { id, created_at, updated_at } of responses) {
    let time = created_at;
    while (taken.has(time)) {
      time += 1;
      for (const other of await takenTimes(db, organizationId, formId, [time])) taken.add(other);
    }
    taken.add(time);
    located.push({ id, created_at: time });
    if (time === created_at) continue;
    const { tail } = await db
      .selectFrom('response')
      .select('tail')
      .$call(ofForm(organizationId, formId))
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const updated = Math.max(updated_at, time);
    const moved = { created_at: time, updated_at: updated };
    await db
      .updateTable('response')
      .set({ ...moved, tail: withTimes(tail, { created_at, updated_at }, moved) })
      .set((eb) => ({ moved_from: eb.fn.coalesce('moved_from', eb.val(created_at)) }))
      .$call(ofForm(organizationId, formId))
      .where('id', '=', id)
      .execute();
  }
  return located;
}

async function takenTimes(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  times: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('response')
    .select('created_at')
    .$call(ofForm(organizationId, formId))
    .where(sql<boolean>`state = 'live'`)
    .where('import_id', 'is', null)
    .where('created_at', 'in', times)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export interface DeletedRow extends TableRow {
  /** The state to which it returns. */
  readonly state: 'live' | 'test';
  readonly deleted_at: number;
  readonly deletion: string | null;
  readonly actor_kind: ActorKind | null;
  readonly actor_name: string | null;
}

export interface DeletedCursor {
  readonly deleted_at: number;
  readonly id: number;
}

/** Deleted responses of a form after a position, the last deleted first; one step, bounded by bytes. */
export async function deletedPage(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: DeletedCursor | undefined,
  limit: number,
): Promise<RowStep<DeletedRow>> {
  const rows = listed(db, organizationId, formId);
  const rest =
    after === undefined
      ? rows
      : rows.where(
          sql<boolean>`(deletion.deleted_at, deletion.response_id) < (${after.deleted_at}, ${after.id})`,
        );
  const outlines = await rest
    .select(outlinedTail(shortTail(limit)))
    .orderBy('deletion.deleted_at', 'desc')
    .orderBy('deletion.response_id', 'desc')
    .limit(limit)
    .execute();
  return await boundedStep(db, organizationId, formId, outlines, limit);
}

export async function findDeleted(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: number,
): Promise<DeletedRow | undefined> {
  return await listed(db, organizationId, formId)
    .select('response.tail')
    .where('deletion.response_id', '=', id)
    .executeTakeFirst();
}

/** Counts up to a limit, as for other lists without a maintained count. */
export async function countDeleted(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`SELECT count(*) AS count FROM (
      SELECT 1 FROM deleted_response WHERE organization_id = ${organizationId} AND form_id = ${formId}
      LIMIT ${limit}
    ) AS counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

function listed(db: Database, organizationId: OrganizationId, formId: string) {
  return (
    db
      .selectFrom('deleted_response as deletion')
      .innerJoin('response', (join) =>
        join
          .onRef('response.organization_id', '=', 'deletion.organization_id')
          .onRef('response.form_id', '=', 'deletion.form_id')
          .onRef('response.id', '=', 'deletion.response_id'),
      )
      // The newest entry about a deletion: a response may be deleted and restored several times.
      .leftJoin('change_entry as entry', (join) =>
        join
          .onRef('entry.organization_id', '=', 'deletion.organization_id')
          .onRef('entry.form_id', '=', 'deletion.form_id')
          .on('entry.number', '=', ({ selectFrom }) =>
            selectFrom('change_entry as newest')
              .select(({ fn }) => fn.max('newest.number').as('number'))
              .whereRef('newest.organization_id', '=', 'deletion.organization_id')
              .whereRef('newest.form_id', '=', 'deletion.form_id')
              .whereRef('newest.response_id', '=', 'deletion.response_id')
              .where('newest.kind', '=', 'response_deleted'),
          ),
      )
      .leftJoin('app_user', 'app_user.id', 'entry.actor_id')
      .select([
        'response.id',
        'response.version',
        'response.number',
        'response.created_at',
        'response.updated_at',
        'response.device',
        'response.language',
        'response.submission_id',
        'response.head',
        'response.workflows',
        'deletion.state',
        'deletion.deleted_at',
        'deletion.deletion',
        'entry.actor_kind',
        'app_user.name as actor_name',
      ])
      .where('deletion.organization_id', '=', organizationId)
      .where('deletion.form_id', '=', formId)
      // Visitors delete nothing.
      .$narrowType<{ actor_kind: ActorKind | null; state: 'live' | 'test' }>()
  );
}

/** The ids of one deletion above `after`, in order. */
export async function idsOfDeletion(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { deletion, after, limit }: { readonly deletion: string; readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('deleted_response')
    .select('response_id')
    .$call(ofForm(organizationId, formId))
    .where('deletion', '=', deletion)
    .where('response_id', '>', after)
    .orderBy('response_id')
    .limit(limit)
    .execute();
  return rows.map(({ response_id }) => response_id);
}

export interface DueDeletion {
  organization_id: OrganizationId;
  form_id: string;
  response_id: number;
}

/** Responses of all organisations that were deleted before `then`, oldest first. */
export async function deletedBefore(db: Database, then: number, limit: number): Promise<DueDeletion[]> {
  return await db
    .selectFrom('deleted_response')
    .select(['organization_id', 'form_id', 'response_id'])
    .where('deleted_at', '<', then)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
}

/**
 * Those of these responses that were deleted before `then`, without their answers, which count nowhere any more. Needs the
 * form lock, otherwise they may be restored.
 */
export async function stillDeletedBefore(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
  then: number,
): Promise<ErasedResponse[]> {
  const rows = await db
    .selectFrom('deleted_response')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'deleted_response.organization_id')
        .onRef('response.form_id', '=', 'deleted_response.form_id')
        .onRef('response.id', '=', 'deleted_response.response_id'),
    )
    .select(['response.id', 'response.created_at', 'response.submission_id'])
    .where('deleted_response.organization_id', '=', organizationId)
    .where('deleted_response.form_id', '=', formId)
    .where('deleted_response.response_id', 'in', ids)
    .where('deleted_response.deleted_at', '<', then)
    .orderBy('response.id')
    .execute();
  return rows.map((row) => ({ ...row, state: 'deleted' as const }));
}
