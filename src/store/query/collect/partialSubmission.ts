import { sql } from 'kysely';
import type { Visitor } from '#contract/v2.ts';
import type { ResponseItem } from '#form/answer/responseItems.ts';
import { toFragment } from '../../fragment.ts';
import type { WriteTransaction } from '../../store.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { insertWaiting } from './waitingResponse.ts';

/** Answers so far. */
export interface PartialAnswers {
  readonly form_id: string;
  readonly submission_id: string;
  readonly version: number;
  readonly visitor: Visitor;
  readonly response: readonly ResponseItem[];
  readonly device: string | null;
  readonly language: string | null;
  /** A keyed hash of the sender's network. */
  readonly network: string;
}

/** The row that holds the answers of a submission id. Needs the form lock, otherwise it may change. */
export async function findPartial(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionId: string,
): Promise<{ response_id: number } | undefined> {
  return await db
    .selectFrom('partial_submission')
    .select('response_id')
    .$call(ofForm(organizationId, formId))
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/** Stores the first answers of a visitor. Needs the form lock. */
export async function insertPartial(
  transaction: WriteTransaction,
  organizationId: OrganizationId,
  answers: PartialAnswers,
  now: number,
): Promise<void> {
  const { form_id, submission_id, network, ...rest } = answers;
  const arriving = { ...rest, form_id, test: false, submission_id: null, body_hash: null };
  const response_id = await insertWaiting(transaction, organizationId, arriving, now, 'partial');
  await transaction.db
    .insertInto('partial_submission')
    .values({ organization_id: organizationId, form_id, submission_id, response_id, network, saved_at: now })
    .execute();
}

/** Replaces the answers that a visitor gave before. Needs the form lock. */
export async function updatePartial(
  db: Database,
  organizationId: OrganizationId,
  responseId: number,
  { form_id, submission_id, version, visitor, response, language }: PartialAnswers,
  now: number,
): Promise<void> {
  const { created_at } = await db
    .selectFrom('response')
    .select('created_at')
    .$call(ofForm(organizationId, form_id))
    .where('id', '=', responseId)
    .executeTakeFirstOrThrow();
  const parts = { id: responseId, test: false, visitor, response, created_at, updated_at: now };
  await db
    .updateTable('response')
    .set({ version, language, updated_at: now, ...toFragment(parts) })
    .$call(ofForm(organizationId, form_id))
    .where('id', '=', responseId)
    .execute();
  await db
    .updateTable('partial_submission')
    .set({ saved_at: now })
    .$call(ofForm(organizationId, form_id))
    .where('submission_id', '=', submission_id)
    .execute();
}

/** Whether a form, or one network in it, has at least this many, without counting them all. */
export async function hasPartials(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  minimum: number,
  network?: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('partial_submission')
    .select('submission_id')
    .$call(ofForm(organizationId, formId))
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .orderBy('submission_id')
    .offset(minimum - 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes the answers of these submissions, which have been sent. Needs the form lock. */
export async function removePartials(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<void> {
  // PostgreSQL refuses an empty list.
  if (submissionIds.length === 0) return;
  const rows = await db
    .deleteFrom('partial_submission')
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'in', submissionIds)
    .returning('response_id')
    .execute();
  if (rows.length === 0) return;
  await db
    .deleteFrom('response')
    .$call(ofForm(organizationId, formId))
    .where(
      'id',
      'in',
      rows.map(({ response_id }) => response_id),
    )
    .where('state', '=', 'partial')
    .execute();
}

export interface OldPartial {
  organization_id: OrganizationId;
  form_id: string;
  submission_id: string;
}

/** Answers of all organisations that were last saved before `then`. */
export async function partialsBefore(db: Database, then: number, limit: number): Promise<OldPartial[]> {
  return await db
    .selectFrom('partial_submission')
    .select(['organization_id', 'form_id', 'submission_id'])
    .where('saved_at', '<', then)
    .orderBy('saved_at')
    .limit(limit)
    .execute();
}

/** Whether the answers of this id are that old. Needs the form lock, otherwise it may change. */
export async function isPartialBefore(
  db: Database,
  { organization_id, form_id, submission_id }: OldPartial,
  then: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('partial_submission')
    .select('response_id')
    .$call(ofForm(organization_id, form_id))
    .where('submission_id', '=', submission_id)
    .where('saved_at', '<', then)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forms of all organisations with unfinished answers that were last saved before `then`. */
export async function formsWithPartials(
  db: Database,
  then: number,
): Promise<{ organization_id: OrganizationId; form_id: string }[]> {
  return await db
    .selectFrom('partial_submission')
    .select(['organization_id', 'form_id'])
    .distinct()
    .where('saved_at', '<=', then)
    .execute();
}

export interface LeftPartial {
  submission_id: string;
  response_id: number;
  created_at: number;
  /** The v2 object. */
  json: string;
}

/** Answers of a form that were last saved before `then`, whose workflows for so many hours were not queued yet. */
export async function leftPartials(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { then, hours, limit }: { readonly then: number; readonly hours: number; readonly limit: number },
): Promise<LeftPartial[]> {
  return await db
    .selectFrom('partial_submission')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'partial_submission.organization_id')
        .onRef('response.form_id', '=', 'partial_submission.form_id')
        .onRef('response.id', '=', 'partial_submission.response_id'),
    )
    .select([
      'partial_submission.submission_id',
      'partial_submission.response_id',
      'response.created_at',
      sql<string>`head || workflows || tail`.as('json'),
    ])
    .where('partial_submission.organization_id', '=', organizationId)
    .where('partial_submission.form_id', '=', formId)
    .where('partial_submission.saved_at', '<=', then)
    .where('partial_submission.left_hours', '<', hours)
    .orderBy('partial_submission.submission_id')
    .limit(limit)
    .execute();
}

/** Remembers that the workflows for so many hours were queued. Needs the form lock. */
export async function markLeft(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
  hours: number,
): Promise<void> {
  await db
    .updateTable('partial_submission')
    .set({ left_hours: hours })
    .$call(ofForm(organizationId, formId))
    .where('submission_id', 'in', submissionIds)
    .execute();
}
