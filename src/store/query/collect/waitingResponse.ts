import { sql } from 'kysely';
import type { Response, ResponseItem } from '#contract/v2.ts';
import { toFragment } from '../../fragment.ts';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, ResponseState } from '../../tables.ts';
import { releaseMails } from '../mail/responseMail.ts';
import { ofForm } from '../ofForm.ts';
import { nextFileTime } from '../response/file.ts';
import { nextProvisionalId } from '../response/provisionalId.ts';
import { type ArrivingResponse, appendToLockedForms, type StoredResponse } from '../response/response.ts';

export interface KnownSubmission {
  id: number;
  state: ResponseState;
  body_hash: string | null;
}

/** The row stored under a submission id, waiting or not. Needs the form lock, otherwise it may change. */
export async function findSubmission(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<KnownSubmission | undefined> {
  return await db
    .selectFrom('response')
    .select(['id', 'state', 'body_hash'])
    .$call(ofForm(organizationId, formId))
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * Stores a response that is not visible yet: it is in no list and no count, and its id and time are
 * provisional. Needs the form lock.
 */
export async function insertWaiting(
  { db, insertResponses }: WriteTransaction,
  organizationId: OrganizationId,
  arriving: ArrivingResponse,
  now: number,
  state: 'pending_payment' | 'spam' | 'partial' = 'pending_payment',
): Promise<number> {
  const id = await nextProvisionalId(db, organizationId, arriving.form_id);
  const { test, visitor, response } = arriving;
  const row = {
    form_id: arriving.form_id,
    id,
    version: arriving.version,
    state,
    number: null,
    created_at: now,
    moved_from: null,
    updated_at: now,
    submission_id: arriving.submission_id,
    body_hash: arriving.body_hash,
    device: arriving.device,
    language: arriving.language,
    import_id: null,
    extra: null,
    workflows: '[]',
    ...toFragment({ id, test, visitor, response, created_at: now, updated_at: now }),
  };
  await insertResponses(organizationId, [row]);
  return id;
}

/**
 * Makes a waiting response live: assigns its id and time now, after everything that became visible earlier, and
 * moves its files. Runs in a transaction that holds the form lock and knows that the response still waits.
 */
export async function releaseWaiting(
  transaction: Omit<WriteTransaction, 'lockForms'>,
  organizationId: OrganizationId,
  formId: string,
  waitingId: number,
  complete: (items: ResponseItem[]) => ResponseItem[],
  clock: () => number,
): Promise<StoredResponse> {
  const { db } = transaction;
  const waiting = await db
    .selectFrom('response')
    .select([
      'version',
      'submission_id',
      'body_hash',
      'device',
      'language',
      sql<string>`head || workflows || tail`.as('json'),
    ])
    .$call(ofForm(organizationId, formId))
    .where('id', '=', waitingId)
    .executeTakeFirstOrThrow();
  // A submission id is unique in the table, so the waiting row gives it up first.
  await db
    .updateTable('response')
    .set({ submission_id: null })
    .$call(ofForm(organizationId, formId))
    .where('id', '=', waitingId)
    .execute();
  // The server wrote it in the shape of the contract.
  const { test, visitor, response } = JSON.parse(waiting.json) as Response;
  const { version, submission_id, body_hash, device, language } = waiting;
  const arriving = { form_id: formId, version, test, visitor, submission_id, body_hash, device, language };
  const [stored] = await appendToLockedForms(
    transaction,
    organizationId,
    [{ ...arriving, response: complete(response) }],
    clock,
  );
  if (stored === undefined) throw new Error('a response that was appended is not there');
  await moveFiles(db, organizationId, formId, waitingId, stored);
  await releaseMails(db, organizationId, formId, waitingId, stored);
  await db
    .updateTable('payment')
    .set({ response_id: stored.id })
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', waitingId)
    .execute();
  await db.deleteFrom('response').$call(ofForm(organizationId, formId)).where('id', '=', waitingId).execute();
  return stored;
}

/** The files become visible now, so they follow all listed ones. The organisation is already locked. */
async function moveFiles(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  waitingId: number,
  stored: StoredResponse,
): Promise<void> {
  const files = await db
    .selectFrom('file')
    .select('id')
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', waitingId)
    .orderBy('created_at')
    .execute();
  if (files.length === 0) return;
  let time = await nextFileTime(db, organizationId, stored.created_at);
  for (const { id } of files) {
    await db
      .updateTable('file')
      .set({ response_id: stored.id, created_at: time, updated_at: time })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute();
    time += 1;
  }
}
