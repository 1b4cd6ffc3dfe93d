import { sql } from 'kysely';
import type { Response } from '#contract/v2.ts';
import type { TimeCount, WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { deleteMailsAboutResponses } from '../mail/responseMail.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { deleteRunsOfResponses } from '../workflow/run.ts';
import { eraseLoggedAnswers, insertChanges } from './changeLog.ts';
import { addToCounts, bucketStart, levels } from './count.ts';
import type { ReadResponse } from './readResponses.ts';
import { deleteSenders } from './uniqueAnswer.ts';

export interface RetainingForm {
  organization_id: OrganizationId;
  id: string;
  settings: string;
}

/** Forms of all organisations with a retention period, ordered by id; includes deleted ones. */
export async function retainingForms(db: Database, after: string, limit: number): Promise<RetainingForm[]> {
  return await db
    .selectFrom('form')
    .select(['organization_id', 'id', 'settings'])
    .where('id', '>', after)
    .where('import_id', 'is', null)
    .where('settings', 'like', '%"retention_days":%')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface DueResponse extends ReadResponse {
  state: 'live' | 'test' | 'partial' | 'spam';
  created_at: number;
}

/** Responses of a form from before `then`, oldest first: all live ones before those in other states. */
export async function dueResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  then: number,
  limit: number,
): Promise<DueResponse[]> {
  // Literals, because SQLite uses a partial index only if the condition appears in the query text.
  for (const condition of [`state = 'live'`, `state IN ('partial', 'test', 'spam')`]) {
    const rows = await db
      .selectFrom('response')
      .select([
        'id',
        'version',
        'state',
        'created_at',
        'submission_id',
        sql<string>`head || workflows || tail`.as('json'),
      ])
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .where(sql.raw<boolean>(condition))
      .where('import_id', 'is', null)
      .where('created_at', '<', then)
      .orderBy('created_at')
      .limit(limit)
      .execute();
    if (rows.length === 0) continue;
    return rows.map(({ json, state, ...row }) => ({
      ...row,
      state: state as DueResponse['state'],
      // The server wrote it in the shape of the contract.
      items: (JSON.parse(json) as Response).response,
    }));
  }
  return [];
}

/**
 * Turns responses into tombstones, removes them from every list and count, and queues the content of their files for
 * removal. Their ids stay, so that they are never reused, and so do their submission ids, so that a retry is not
 * stored again. Needs the form lock.
 */
export async function eraseResponses(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly DueResponse[],
  now: number,
): Promise<void> {
  const { db, addCounts } = transaction;
  const ids = responses.map(({ id }) => id);
  const files = await db
    .deleteFrom('file')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('response_id', 'in', ids)
    .returning('storage_key')
    .execute();
  await db
    .deleteFrom('payment')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('response_id', 'in', ids)
    .execute();
  await deleteMailsAboutResponses(db, organizationId, formId, ids);
  const submissions = responses.flatMap(({ submission_id }) =>
    submission_id === null ? [] : [submission_id],
  );
  await deleteSenders(db, organizationId, formId, submissions);
  // Quarantined submissions are deleted completely, including the reason.
  await db
    .deleteFrom('response')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .where('state', '=', 'spam')
    .execute();
  await db
    .updateTable('response')
    .set({
      state: 'deleted',
      updated_at: now,
      body_hash: null,
      device: null,
      extra: null,
      head: '',
      workflows: '',
      tail: '',
    })
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('id', 'in', ids)
    .execute();
  await takeFromCounts(db, { addCounts }, organizationId, formId, responses);
  await queueContentRemoval(db, files);
  await eraseLoggedAnswers(db, organizationId, formId, ids);
  await deleteRunsOfResponses(db, organizationId, formId, ids);
  // Quarantined submissions were never visible, so no reader of the log knows them.
  const erased = responses
    .filter(({ state }) => state !== 'spam')
    .map(({ id }) => ({ kind: 'response_erased' as const, response_id: id }));
  await insertChanges(db, organizationId, formId, erased, { actor: { kind: 'system' }, now });
}

async function takeFromCounts(
  db: Database,
  { addCounts }: Pick<WriteTransaction, 'addCounts'>,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly DueResponse[],
): Promise<void> {
  const times = responses.filter(({ state }) => state === 'live').map(({ created_at }) => created_at);
  const test = responses.filter(({ state }) => state === 'test').length;
  await db
    .updateTable('form')
    .set((eb) => ({
      live_count: eb('live_count', '-', times.length),
      test_count: eb('test_count', '-', test),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', formId)
    .execute();
  if (times.length === 0) return;
  const negated = (counts: readonly TimeCount[]) => counts.map((count) => ({ ...count, live: -count.live }));
  await addToCounts(
    { addCounts: (organization, counts) => addCounts(organization, negated(counts)) },
    organizationId,
    formId,
    times,
  );
  // Empty buckets would be scanned forever.
  for (const level of levels)
    await db
      .deleteFrom('response_count')
      .where('organization_id', '=', organizationId)
      .where('form_id', '=', formId)
      .where('level', '=', level)
      .where('start', '>=', bucketStart(level, Math.min(...times)))
      .where('start', '<=', bucketStart(level, Math.max(...times)))
      .where('live', '<=', 0)
      .execute();
}
