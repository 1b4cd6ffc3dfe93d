import { sql } from 'kysely';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId, Suspicion } from '../../tables.ts';
import { deleteMailsAboutResponses } from '../mail/responseMail.ts';
import { ofForm } from '../ofForm.ts';
import { queueContentRemoval } from '../operate/contentRemoval.ts';
import { noteErasure } from '../operate/erasure.ts';
import type { ChangeActor } from '../response/changeLog.ts';
import { logQuarantined, logUnquarantined } from '../response/quarantineLog.ts';
import type { ArrivingResponse } from '../response/response.ts';
import { insertWaiting } from './waitingResponse.ts';

/**
 * Quarantines a submission: it appears in no list and no count. Returns its provisional id,
 * valid until it is released.
 */
export async function insertQuarantined(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  arriving: ArrivingResponse,
  reason: Suspicion,
  now: number,
): Promise<number> {
  const response_id = await insertWaiting(transaction, organizationId, arriving, now, 'spam');
  await transaction.db
    .insertInto('caught_submission')
    .values({
      organization_id: organizationId,
      form_id: arriving.form_id,
      response_id,
      reason,
      caught_at: now,
    })
    .execute();
  await logQuarantined(transaction.db, organizationId, arriving.form_id, response_id, now);
  return response_id;
}

export interface QuarantinedSubmission {
  organization_id: OrganizationId;
  form_id: string;
  response_id: number;
  submission_id: string | null;
  version: number;
  reason: Suspicion;
  caught_at: number;
  /** The response as API v2 shows it, except for its id and time. */
  json: string;
}

/** The quarantined submissions of one form, newest or oldest first. */
export async function quarantinedOfForm(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  limit: number,
  order: 'desc' | 'asc' = 'desc',
): Promise<QuarantinedSubmission[]> {
  return await withResponse(db)
    .where('caught_submission.organization_id', '=', organizationId)
    .where('caught_submission.form_id', '=', formId)
    .orderBy('caught_at', order)
    .orderBy('response_id', order)
    .limit(limit)
    .execute();
}

export async function findQuarantined(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<QuarantinedSubmission | undefined> {
  return await withResponse(db)
    .where('caught_submission.organization_id', '=', organizationId)
    .where('caught_submission.form_id', '=', formId)
    .where('response.submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Submissions of all organisations that were quarantined before `then`. */
export async function quarantinedBefore(
  db: Database,
  then: number,
  limit: number,
): Promise<Pick<QuarantinedSubmission, 'organization_id' | 'form_id' | 'response_id'>[]> {
  return await db
    .selectFrom('caught_submission')
    .select(['organization_id', 'form_id', 'response_id'])
    .where('caught_at', '<', then)
    .orderBy('caught_at')
    .limit(limit)
    .execute();
}

/** Whether the quarantined submission of this id is that old. Needs the form lock, otherwise it may change. */
export async function isQuarantinedBefore(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  then: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('caught_submission')
    .select('response_id')
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', responseId)
    .where('caught_at', '<', then)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a quarantined submission with its files; `by` is missing when its time is over. Needs the form lock. */
export async function removeQuarantined(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
  by?: { readonly actor: ChangeActor; readonly now: number },
): Promise<void> {
  await deleteMailsAboutResponses(db, organizationId, formId, [responseId]);
  const files = await db
    .deleteFrom('file')
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', responseId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('response')
          .select('response.id')
          .whereRef('response.organization_id', '=', 'file.organization_id')
          .whereRef('response.form_id', '=', 'file.form_id')
          .whereRef('response.id', '=', 'file.response_id')
          .where('response.state', '=', 'spam'),
      ),
    )
    .returning('storage_key')
    .execute();
  await db
    .deleteFrom('response')
    .$call(ofForm(organizationId, formId))
    .where('id', '=', responseId)
    .where('state', '=', 'spam')
    .execute();
  await queueContentRemoval(db, files);
  await noteErasure(db);
  await logUnquarantined(db, organizationId, formId, [responseId], by);
}

function withResponse(db: Database) {
  return db
    .selectFrom('caught_submission')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'caught_submission.organization_id')
        .onRef('response.form_id', '=', 'caught_submission.form_id')
        .onRef('response.id', '=', 'caught_submission.response_id'),
    )
    .where('response.state', '=', 'spam')
    .select([
      'caught_submission.organization_id',
      'caught_submission.form_id',
      'caught_submission.response_id',
      'response.submission_id',
      'response.version',
      'caught_submission.reason',
      'caught_submission.caught_at',
      sql<string>`head || workflows || tail`.as('json'),
    ]);
}
