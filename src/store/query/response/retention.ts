import { sql } from 'kysely';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { deleteMailsAboutResponses } from '../mail/responseMail.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';
import { forgetWordsOfReceivers } from '../workflow/health.ts';
import { deleteRunsOfResponses } from '../workflow/run.ts';
import { boundedRows, outlinedTail, shortTail } from './boundedRows.ts';
import { type ChangeActor, eraseLoggedAnswers, insertChanges } from './changeLog.ts';
import { deleteNotes } from './note.ts';
import { logUnquarantined } from './quarantineLog.ts';
import { itemsOf, type ReadResponse } from './readResponses.ts';
import { deleteExportsOfForm } from './responseExport.ts';
import { forgetDerived } from './table/responseIndex.ts';
import { takeFromTotals } from './totals.ts';
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

/** A response that is about to be erased. */
export interface ErasedResponse {
  id: number;
  submission_id: string | null;
  state: 'live' | 'test' | 'partial' | 'spam' | 'deleted';
  created_at: number;
}

export interface DueResponse extends ReadResponse, ErasedResponse {}

/**
 * Responses of a form from before `then`, oldest first: all live ones before those in other states, and last those that
 * were deleted but can still be restored. One step, bounded by bytes; none if none is due.
 */
export async function dueResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  then: number,
  limit: number,
): Promise<DueResponse[]> {
  // Literals, because SQLite uses a partial index only if the condition appears in the query text.
  for (const condition of [`state = 'live'`, `state IN ('partial', 'test', 'spam')`]) {
    const outlines = await db
      .selectFrom('response')
      .select(['id', 'version', 'state', 'created_at', 'submission_id', 'head', 'workflows'])
      .select(outlinedTail(shortTail(limit)))
      .$call(ofForm(organizationId, formId))
      .where(sql.raw<boolean>(condition))
      .where('import_id', 'is', null)
      .where('created_at', '<', then)
      .orderBy('created_at')
      .limit(limit)
      .execute();
    const { rows } = await boundedRows(db, organizationId, formId, outlines);
    if (rows.length === 0) continue;
    return rows.map(({ id, version, state, created_at, submission_id, head, workflows, tail }) => ({
      id,
      version,
      state: state as DueResponse['state'],
      created_at,
      submission_id,
      items: itemsOf(head + workflows + tail),
    }));
  }
  return await dueDeletedResponses(db, organizationId, formId, then, limit);
}

async function dueDeletedResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  then: number,
  limit: number,
): Promise<DueResponse[]> {
  const rows = await db
    .selectFrom('deleted_response')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'deleted_response.organization_id')
        .onRef('response.form_id', '=', 'deleted_response.form_id')
        .onRef('response.id', '=', 'deleted_response.response_id'),
    )
    .select(['response.id', 'response.version', 'response.created_at', 'response.submission_id'])
    .where('deleted_response.organization_id', '=', organizationId)
    .where('deleted_response.form_id', '=', formId)
    .where('response.created_at', '<', then)
    .orderBy('response.created_at')
    .limit(limit)
    .execute();
  // Their answers count nowhere any more.
  return rows.map((row) => ({ ...row, state: 'deleted' as const, items: [] }));
}

/** How much was erased with the responses. */
export interface Erased {
  files: number;
  notes: number;
}

/**
 * Turns responses into tombstones, removes them from every list and count, and queues the content of their files for
 * removal. Their ids stay, so that they are never reused, and so do their submission ids, so that a retry is not
 * stored again. Exports of the form go too, because they may hold what was erased. Needs the form lock.
 */
export async function eraseResponses(
  transaction: Pick<WriteTransaction, 'db' | 'addCounts' | 'runs'>,
  organizationId: OrganizationId,
  formId: string,
  responses: readonly ErasedResponse[],
  { now, actor = { kind: 'system' } }: { readonly now: number; readonly actor?: ChangeActor },
): Promise<Erased> {
  const { db } = transaction;
  const ids = responses.map(({ id }) => id);
  // First, in the order of the worker, which locks a run before its response: what it wrote with the run is seen below.
  await transaction.runs.lockOf(organizationId, formId, ids);
  await deleteRunsOfResponses(db, organizationId, formId, ids, now);
  await forgetWordsOfReceivers(db, organizationId, formId);
  await deleteExportsOfForm(db, organizationId, formId, now);
  const files = await db
    .deleteFrom('file')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .returning('storage_key')
    .execute();
  await db
    .deleteFrom('payment')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .execute();
  await deleteMailsAboutResponses(db, organizationId, formId, ids);
  const submissions = responses.flatMap(({ submission_id }) =>
    submission_id === null ? [] : [submission_id],
  );
  await deleteSenders(db, organizationId, formId, submissions);
  await forgetUploadNames(db, organizationId, formId, submissions);
  const notes = await deleteNotes(db, organizationId, formId, ids);
  await db
    .deleteFrom('deleted_response')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .execute();
  // Quarantined submissions are deleted completely, including the reason.
  await db
    .deleteFrom('response')
    .$call(ofForm(organizationId, formId))
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
      language: null,
      extra: null,
      head: '',
      workflows: '',
      tail: '',
    })
    .$call(ofForm(organizationId, formId))
    .where('id', 'in', ids)
    .execute();
  await noteErasure(db);
  await takeFromTotals(transaction, organizationId, formId, responses);
  await queueContentRemoval(db, files);
  await eraseLoggedAnswers(db, organizationId, formId, ids);
  await forgetDerived(db, organizationId, formId, ids);
  // A visitor who goes on begins anew, instead of filling the emptied row.
  await db
    .deleteFrom('partial_submission')
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .execute();
  const by = { actor, now };
  const quarantined = responses.filter(({ state }) => state === 'spam').map(({ id }) => id);
  await logUnquarantined(db, organizationId, formId, quarantined, by);
  const erased = responses
    .filter(({ state }) => state !== 'spam')
    .map(({ id }) => ({ kind: 'response_erased' as const, response_id: id }));
  await insertChanges(db, organizationId, formId, erased, by);
  return { files: files.length, notes };
}

/** Empties the names of files that these submissions claimed; the rows stay until they expire, for retries. */
async function forgetUploadNames(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissions: readonly string[],
): Promise<void> {
  if (submissions.length === 0) return;
  await db
    .updateTable('upload')
    .set({ name: '' })
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'in', submissions)
    .execute();
}
